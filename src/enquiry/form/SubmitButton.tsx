import Button from '@mui/material/Button'
import type { MouseEvent, Ref } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useHydrated } from '#hooks/useHydrated.ts'

const styles = {
  alignSelf: 'start',
  minInlineSize: { xs: '100%', sm: 160 },
  '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'progress' },
}

/**
 * The form's button. Before React has started, a press submits nothing: the browser would load the page again and lose
 * the visitor's words. The button stays focusable: Material UI's `disabled` and `loading` would take the focus away.
 */
export function SubmitButton({ ref, sending }: { ref: Ref<HTMLButtonElement>; sending: boolean }) {
  const { t } = useTexts('enquiry')
  const hydrated = useHydrated()
  const name = sending ? 'submitting' : 'submit'
  return (
    <>
      <Button
        ref={ref}
        sx={styles}
        variant="contained"
        type={hydrated ? 'submit' : 'button'}
        aria-disabled={sending || !hydrated}
        aria-busy={sending}
        onClick={ignoreRepeats}
      >
        {/* An element for each name: the text may be a translator's by now, and would stay. */}
        <span key={name}>{t(name)}</span>
      </Button>
      <VisuallyHidden role="status">{sending && t('submitting')}</VisuallyHidden>
    </>
  )
}

/** Ignores the second click of a double click: after a quick refusal, that click would send the enquiry again. */
function ignoreRepeats(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
