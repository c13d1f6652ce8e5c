import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { industries } from '#config/industries.ts'
import { fingerPadding } from '#theme/tokens.ts'

const row = { flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 0 } as const

/** Links to the industries that use the page's products, each to its section of Industries. */
export function IndustryList() {
  const { t } = useTexts(['menu', 'accessibility'])
  const pageHref = usePageHref()
  const labelId = useId()
  return (
    <Stack component="nav" direction="row" aria-labelledby={labelId} sx={row}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {t('accessibility:industryList')}
      </Typography>
      <Stack component="ul" direction="row" sx={row}>
        {industries.map(({ id }) => (
          <li key={id}>
            <Link
              href={pageHref('industries', id)}
              color="inherit"
              sx={{ display: 'block', paddingBlock: fingerPadding, fontWeight: 600 }}
            >
              {t(`menu:industries.${id}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
