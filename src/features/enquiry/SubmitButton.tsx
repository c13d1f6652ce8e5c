import type { MouseEvent, Ref } from 'react'
import { buttonStyles } from '#components/ui/buttonStyles.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useHydrated } from '#hooks/useHydrated.ts'
import { styled } from '#theme/styled.ts'

const Submit = styled('button')(({ theme }) => ({
  ...buttonStyles({ theme }),
  justifySelf: 'start',
  justifyContent: 'center',
  minInlineSize: 160,
  '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'progress' },
}))

interface SubmitButtonProps {
  ref: Ref<HTMLButtonElement>
  sending: boolean
}

/**
 * The submit button. Before React has started it submits nothing, as the browser would load the page again, without
 * what was typed; it looks then as while the form is sent. It stays focusable, or the keyboard would lose its place.
 * Native, with the look of the site's other buttons: with MUI's Button the page had 50 rules, 0.7 KB of HTML and 1.8 KB
 * of script more.
 */
export function SubmitButton({ ref, sending }: SubmitButtonProps) {
  const { t } = useTexts('enquiry')
  const hydrated = useHydrated()
  return (
    <Submit
      ref={ref}
      type={hydrated ? 'submit' : 'button'}
      aria-disabled={sending || !hydrated}
      aria-busy={sending}
      onClick={ignoreRepeats}
    >
      {sending ? t('submitting') : t('submit')}
    </Submit>
  )
}

/** Ignores the second click of a double click: after a quick answer it would validate the emptied form. */
function ignoreRepeats(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
