import Box from '@mui/material/Box'
import { useTexts } from '#i18n/useTexts.ts'
import { brand } from '#theme/brand.ts'

/** The logo's drawing: two quarter arches that carry a deck and meet in a keystone. Both directions show the same. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="currentColor"
      sx={{ flex: 'none', maxInlineSize: '9vw' }}
    >
      <path d={brand.logo.text} />
      <Box component="path" d={brand.logo.accent} sx={{ color: 'secondary.main', fill: 'currentColor' }} />
    </Box>
  )
}

const wordmark = {
  fontWeight: 600,
  // In a narrow bar, the name stands on two short lines.
  maxInlineSize: { xs: '7em', sm: 'none' },
  fontSize: { xs: 'clamp(0.8125rem, 4vw, 1.0625rem)', sm: 'var(--size-lead)' },
  lineHeight: 1.2,
  '[dir="rtl"] &': { lineHeight: 1.62 },
  // A wide typeface or wide spacing may need a second line, but breaks no word.
  overflowWrap: 'normal',
} as const

export function Logo() {
  const { t } = useTexts('brand')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 'clamp(6px, 2vw, 12px)' }}>
      <LogoMark />
      <Box component="span" sx={wordmark}>
        {t('name')}
      </Box>
    </Box>
  )
}
