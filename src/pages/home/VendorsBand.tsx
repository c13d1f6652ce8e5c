import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Section } from '#components/content/Section.tsx'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { fingerPadding } from '#theme/tokens.ts'
import { vendors } from './vendors.ts'

const name = {
  display: 'inline-block',
  paddingBlock: { xs: fingerPadding, md: 0.5 },
  typography: { xs: 'subtitle1', md: 'h3' },
} as const

/** The vendors in a row, in type: whose technology the company builds with. Each leads to its page. */
export function VendorsBand() {
  const { t } = useTexts('pages/home')
  const pageHref = usePageHref()
  const heading = useId()
  return (
    <Section background="alternate" sx={{ paddingBlock: { xs: '16px 8px', sm: 'clamp(8px, 1.6vw, 22px)' } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, rowGap: 0.5 }}>
        <Typography id={heading} variant="body2" color="textSecondary">
          {t('vendors.heading')}
        </Typography>
        <Stack
          component="ul"
          direction="row"
          aria-labelledby={heading}
          sx={{
            flexGrow: 1,
            flexWrap: 'wrap',
            justifyContent: { md: 'space-between' },
            columnGap: 'clamp(20px, 3vw, 60px)',
          }}
        >
          {vendors.map((page) => (
            <li key={page}>
              <Link href={pageHref(page)} color="textPrimary" underline="hover" sx={name}>
                <bdi>{t(`vendors.names.${page}`)}</bdi>
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  )
}
