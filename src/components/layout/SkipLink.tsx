import { safeMargin } from '#theme/safeAreas.ts'
import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: 'calc(var(--bar-end) - 56px)',
  insetInlineStart: safeMargin('8px'),
  padding: '12px 20px',
  borderRadius: 4,
  fontWeight: 600,
  color: theme.vars.palette.surface.onDark,
  backgroundColor: theme.vars.palette.surface.dark,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))

/** The first link for the keyboard: skips the menu. */
export function SkipLink() {
  const { t } = useTexts('accessibility')
  return <Skip href="#main">{t('skipLink')}</Skip>
}
