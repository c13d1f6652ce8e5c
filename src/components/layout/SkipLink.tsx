import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { safeMargin } from '#theme/safeAreas.ts'

/** The first link that the keyboard reaches. It skips the menu. */
export function SkipLink() {
  const { t } = useTexts('accessibility')
  return (
    <Button
      variant="contained"
      href="#main"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetBlockStart: 'calc(var(--bar-end) - 56px)',
        insetInlineStart: ({ spacing }: Theme) => safeMargin(spacing(1)),
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {t('skipLink')}
    </Button>
  )
}
