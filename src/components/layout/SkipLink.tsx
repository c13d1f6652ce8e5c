import { safeMargin } from '#theme/safeAreas.ts'
import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: 'calc(var(--bar-end) - 56px)',
  insetInlineStart: safeMargin('8px'),
  padding: '12px 20px',
  borderRadius: 4,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))

/** The first link for the keyboard: skips the menu. */
export function SkipLink() {
  const { t } = useTexts('accessibility')
  return (
    <Skip data-scheme="dark" href="#main">
      {t('skipLink')}
    </Skip>
  )
}
