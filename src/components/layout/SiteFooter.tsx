import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { ArchRow } from '#components/content/ArchRow.tsx'
import { DeferLocaleChange } from '#scheduling/DeferLocaleChange.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { dimensions, phoneColumnsOfWords } from '#theme/tokens.ts'
import { FooterContact } from './FooterContact.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { FooterLink } from './FooterParts.tsx'
import { LogoMark } from './Logo.tsx'

export function SiteFooter() {
  const { t } = useTexts(['footer', 'brand'])
  const ref = useRef<HTMLElement>(null)
  // The year of the build: otherwise the prerendered page and the browser would differ at New Year.
  const year = import.meta.env.BUILD_YEAR
  return (
    <Box
      component="footer"
      ref={ref}
      data-scheme="dark"
      sx={{ typography: 'body2', color: 'text.secondary', backgroundColor: 'surface.band' }}
    >
      <DeferLocaleChange element={ref}>
        <ArchRow />
        <Container>
          <Stack
            direction="row"
            spacing={2}
            sx={{
              alignItems: 'center',
              paddingBlock: { xs: 1, sm: 3 },
              color: 'text.primary',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <LogoMark size={44} />
            <Typography component="p" sx={{ typography: { xs: 'subtitle1', sm: 'h3' }, textWrap: 'balance' }}>
              {t('brand:claim')}
            </Typography>
          </Stack>
          <Box
            sx={{
              display: 'grid',
              rowGap: { xs: 1, sm: 3.5 },
              columnGap: 3,
              paddingBlock: 'clamp(16px, 4vw, 56px)',
              gridTemplateColumns: { xs: phoneColumnsOfWords, sm: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)' },
            }}
          >
            <FooterLinks />
            <FooterContact />
          </Box>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              paddingBlockStart: { xs: 1.5, sm: 2 },
              // Clear of the bar at the lower edge of phones.
              paddingBlockEnd: ({ spacing }: Theme) => ({
                xs: `calc(${spacing(1)} + ${dimensions.phoneBarHeight} + env(safe-area-inset-bottom))`,
                sm: `calc(${spacing(3)} + env(safe-area-inset-bottom))`,
              }),
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <span>{t('footer:copyright', { year })}</span>
            <Box component="span" sx={{ marginInlineEnd: 'auto', textWrap: 'balance' }}>
              {t('footer:trademarks')}
            </Box>
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
              <FooterLink page="terms">{t('footer:terms')}</FooterLink>
              <FooterLink page="terms" fragment="personalData">
                {t('footer:privacy')}
              </FooterLink>
            </Stack>
          </Stack>
        </Container>
      </DeferLocaleChange>
    </Box>
  )
}
