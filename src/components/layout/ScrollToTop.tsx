import Fab from '@mui/material/Fab'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import Zoom from '@mui/material/Zoom'
import { Icon } from '#components/ui/Icon.tsx'
import { scrollToTop } from '#hooks/scrolling.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { dimensions } from '#theme/tokens.ts'

/** Scrolls to the top. The focus moves to the content first, because the button is hidden at the top. */
function goToTop() {
  document.getElementById('main')?.focus({ preventScroll: true })
  scrollToTop()
}

/** The button back to the top. In the page's margin it covers no text: half an arch on phones, a whole arch above. */
export function ScrollToTop() {
  const { t } = useTexts('accessibility')
  // The button is shown from the threshold on. Material UI's trigger is on only beyond its threshold.
  const shown = useScrollTrigger({ disableHysteresis: true, threshold: siteConstants.scrollToTopAfter - 0.1 })
  return (
    <Zoom in={shown}>
      <Fab
        color="primary"
        aria-label={t('scrollToTop')}
        onClick={goToTop}
        sx={{
          position: 'fixed',
          // On phones above the bar at the lower edge.
          insetBlockEnd: {
            xs: `calc(20px + ${dimensions.phoneBarHeight} + env(safe-area-inset-bottom))`,
            sm: 'calc(20px + env(safe-area-inset-bottom))',
          },
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
          // The outline lies inside the button: outside, it would lie on the page or on the dark footer.
          '&:focus-visible': { outlineColor: 'primary.contrastText', outlineOffset: -6 },
        }}
      >
        <Icon name="up" sx={{ fontSize: 18 }} />
      </Fab>
    </Zoom>
  )
}
