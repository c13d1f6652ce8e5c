import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { brand } from '#theme/brand.ts'

const Mark = styled('svg')({ flex: 'none', maxInlineSize: '9vw' })

const Keystone = styled('path')(({ theme }) => ({ fill: theme.vars.palette.secondary.main }))

const Wordmark = styled('span')(({ theme }) => ({
  fontWeight: 600,
  fontSize: theme.typography.lead.fontSize,
  lineHeight: 1.2,
  '[dir="rtl"] &': { lineHeight: 1.62 },
  // A wide typeface or wide spacing may need a second line, but breaks no word.
  overflowWrap: 'normal',
  // In a narrow bar, the name stands on two short lines.
  [theme.breakpoints.down('sm')]: { maxInlineSize: '7em', fontSize: 'clamp(0.8125rem, 4vw, 1.0625rem)' },
}))

/** The logo's drawing: two quarter arches that carry a deck and meet in a keystone. Both directions show the same. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <Mark aria-hidden viewBox="0 0 48 48" width={size} height={size} fill="currentColor">
      <path d={brand.logo.text} />
      <Keystone d={brand.logo.accent} />
    </Mark>
  )
}

export function Logo() {
  const { t } = useTexts('brand')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 'clamp(6px, 2vw, 12px)' }}>
      <LogoMark />
      <Wordmark>{t('name')}</Wordmark>
    </Box>
  )
}
