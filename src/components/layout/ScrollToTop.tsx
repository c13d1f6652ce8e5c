import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useScrolled } from '#hooks/useScrolled.ts'
import { scrollToTop } from '#hooks/scrolling.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { specified } from '#theme/tokens.ts'

const Floating = styled('button')(({ theme }) => ({
  position: 'fixed',
  zIndex: 9,
  insetBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
  insetInlineEnd: safeMargin('20px'),
  '&:not([hidden])': { display: 'grid' },
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  // The brand's quarter arch.
  borderRadius: '24px 24px 4px 4px',
  border: `1.5px solid ${theme.vars.palette.text.primary}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
  '&:hover': { color: theme.vars.palette.secondary.main },
}))

/** Scrolls to the top. The focus moves to the content first: the button, which has it, is hidden there. */
function goToTop() {
  document.getElementById('main')?.focus({ preventScroll: true })
  scrollToTop()
}

/**
 * The button back to the top, from 100 px on. It is in every page's HTML, so that its rules are among the first ones: a
 * visitor may scroll before the whole style sheet is there.
 */
export function ScrollToTop() {
  const { t } = useTexts('accessibility')
  const shown = useScrolled((y) => y >= specified.scrollToTopAfter)
  return (
    <Floating data-scheme="dark" type="button" hidden={!shown} onClick={goToTop}>
      <Icon name="up" size={22} />
      <VisuallyHidden>{t('scrollToTop')}</VisuallyHidden>
    </Floating>
  )
}
