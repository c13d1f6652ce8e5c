import { Activity, startTransition, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'

interface LaterLanguageProps {
  /** What is out of sight only while all of it lies below the window. Without it, what is closed. */
  element?: RefObject<Element | null>
  children: ReactNode
}

/** Three quarters of a page's elements are out of sight: they change their language later (src/scheduling). */
export function DeferLocaleChange({ element, children }: LaterLanguageProps) {
  const { code } = useLanguage()
  const [shown, setShown] = useState(code)
  const [outOfSight, setOutOfSight] = useState(!element)
  useEffect(() => startTransition(() => setShown(code)), [code])
  // React does not render what is hidden until it has nothing else to do.
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

/** Inside the `Activity`, so that it waits for its hydration: React hydrates sooner what changes before. */
function BelowWindow({ element, onChange }: BelowWindowProps) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => startTransition(() => onChange(entry?.isIntersecting === false)),
      // What stands above counts as seen. A jump takes an element from below the window to above it, and an observer of
      // the window alone would not tell: Safari, which has no scroll anchoring, would lose the reader's place.
      { rootMargin: '1000000px 0px 0px' },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onChange])
  return null
}
