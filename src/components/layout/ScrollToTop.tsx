import Fab from '@mui/material/Fab'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import Zoom from '@mui/material/Zoom'
import { Icon } from '#components/ui/Icon.tsx'
import { scrollToTop } from '#hooks/scrolling.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { dimensions } from '#theme/tokens.ts'

/** Scrolls to the top. The focus moves to the content first: the button, which has it, is hidden there. */
function goToTop() {
  document.getElementById('main')?.focus({ preventScroll: true })
  scrollToTop()
}

/** In the page's margin, so that no line ends under it: half an arch at a phone's edge, whole from tablets on. */
export function ScrollToTop() {
  const { t } = useTexts('accessibility')
  // From the threshold on, where Material UI asks for more than it.
  const shown = useScrollTrigger({ disableHysteresis: true, threshold: siteConstants.scrollToTopAfter - 0.1 })
  return (
    <Zoom in={shown}>
      <Fab
        color="primary"
        aria-label={t('scrollToTop')}
        onClick={goToTop}
        sx={{
          position: 'fixed',
          insetBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
          insetInlineEnd: {
            xs: 'var(--safe)',
            sm: `max(${dimensions.wideGutter - dimensions.gutter}px, var(--safe))`,
            xl: 20,
          },
          inlineSize: { xs: dimensions.gutter, xl: 48 },
          minWidth: 0,
          blockSize: 48,
          borderRadius: 0,
          borderStartStartRadius: 24,
          borderStartEndRadius: { sm: 24 },
          borderEndStartRadius: 4,
          borderEndEndRadius: { sm: 4 },
          transformOrigin: '100% 50%',
          // Inside: around it lies the page, or the dark footer.
          '&:focus-visible': { outlineColor: 'primary.contrastText', outlineOffset: -6 },
        }}
      >
        <Icon name="up" size={18} />
      </Fab>
    </Zoom>
  )
}
