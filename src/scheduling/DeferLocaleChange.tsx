import { Activity, startTransition, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'

interface DeferLocaleChangeProps {
  /**
   * The children's element. They are out of sight while it is below the window; without an element they always count as
   * out of sight.
   */
  element?: RefObject<Element | null>
  children: ReactNode
}

/**
 * Defers the change of language for children out of sight: three quarters of a page are (src/scheduling). React hydrates
 * what an `Activity` holds after what surrounds it, and renders what is hidden after what is seen: its documentation
 * promises both, and the test beside this file asks for both.
 * @see https://react.dev/reference/react/Activity
 */
export function DeferLocaleChange({ element, children }: DeferLocaleChangeProps) {
  const { code } = useLanguage()
  const [shown, setShown] = useState(code)
  const [outOfSight, setOutOfSight] = useState(!element)
  useEffect(() => startTransition(() => setShown(code)), [code])
  return (
    <Activity mode={outOfSight && shown !== code ? 'hidden' : 'visible'}>
      {element && <BelowWindow element={element} onChange={setOutOfSight} />}
      {children}
    </Activity>
  )
}

interface BelowWindowProps {
  element: RefObject<Element | null>
  onChange: (isBelow: boolean) => void
}

/** Stands in the `Activity`: it has nothing to observe before the children are hydrated. */
function BelowWindow({ element, onChange }: BelowWindowProps) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => startTransition(() => onChange(entry?.isIntersecting === false)),
      // An element above the window counts as seen. A jump may move it there from below, and an observer of the window
      // alone would not report that: Safari, without scroll anchoring, would lose the reader's place.
      { rootMargin: '1000000px 0px 0px' },
    )
    // On a busy machine, the observer may report a scroll later than the press that follows it: what the reader looks
    // at would go for a moment, and Safari would lose the place.
    const measure = () => {
      if (element.current) onChange(element.current.getBoundingClientRect().top >= window.innerHeight)
    }
    if (element.current) observer.observe(element.current)
    document.addEventListener('click', measure, { capture: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('click', measure, { capture: true })
    }
  }, [element, onChange])
  return null
}
