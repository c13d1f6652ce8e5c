import Button from '@mui/material/Button'
import { useEffect, useRef, useTransition } from 'react'
import { useTexts } from '#i18n/useTexts.ts'

export interface Retry {
  retry: () => void
  /** Whether it was tried before, so that this is another button in the place of the pressed one. */
  hasRetried: boolean
}

/**
 * Asks again for what could not be loaded. Below a `Suspense` it stays until that is there or has failed once more;
 * Material UI's `loading` would take the focus away.
 */
export function RetryButton({ retry, hasRetried }: Retry) {
  const { t } = useTexts('errors')
  const ref = useRef<HTMLButtonElement>(null)
  const [isPending, startTransition] = useTransition()
  useEffect(() => {
    if (hasRetried && document.activeElement === document.body) ref.current?.focus()
  }, [hasRetried])
  return (
    <Button
      ref={ref}
      variant="outlined"
      aria-busy={isPending}
      onClick={() => startTransition(retry)}
      sx={{ alignSelf: 'start', '&[aria-busy="true"]': { opacity: 0.7, cursor: 'progress' } }}
    >
      {t('retry')}
    </Button>
  )
}
