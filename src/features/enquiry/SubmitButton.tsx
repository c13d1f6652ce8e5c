import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MouseEvent, Ref } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { useHydrated } from '#hooks/useHydrated.ts'

/** Disabled until React has started, but without the grey look: that would be a flicker. */
const Submit = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  minInlineSize: 160,
  '&.Mui-disabled': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[aria-busy="true"]': { opacity: 0.7 },
}))

interface SubmitButtonProps {
  ref: Ref<HTMLButtonElement>
  sending: boolean
}

/** The submit button. It stays focusable while the form is sent; otherwise the keyboard would lose its place. */
export function SubmitButton({ ref, sending }: SubmitButtonProps) {
  const { t } = useTexts('enquiry')
  const hydrated = useHydrated()
  return (
    <Submit
      ref={ref}
      type="submit"
      variant="contained"
      disabled={!hydrated}
      aria-disabled={sending}
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
