import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { keepForm, keepTypedTexts, restoreForm } from './draft.ts'

/** Puts back what was typed before, and keeps what stands in the form when the visitor leaves. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, readFields: () => void): void {
  const onRestored = useEffectEvent(readFields)
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    restoreForm(form)
    onRestored()
    keepTypedTexts()
    // A phone throws a hidden tab away without another event.
    const keep = () => keepForm(form)
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [formRef])
}
