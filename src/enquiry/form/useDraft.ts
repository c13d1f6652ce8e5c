import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { keepForm, keepTypedTexts, restoreForm } from './draft.ts'

/** Fills the form from the draft, and keeps the form's texts when the visitor leaves. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, readFields: () => void): void {
  const onRestored = useEffectEvent(readFields)
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    restoreForm(form)
    onRestored()
    keepTypedTexts()
    // A phone may discard a hidden tab without another event.
    const keep = () => keepForm(form)
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [formRef])
}
