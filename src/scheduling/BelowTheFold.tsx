import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { seenWay } from '#hooks/approach.ts'
import { fadeIn } from '#hooks/fadeIn.ts'
import { wantsLessMotion } from '#hooks/scrolling.ts'

/** Whether a visitor has followed a link to the page, and looks at its opening first. */
export const ShowFoldFirstContext = createContext(false)

/** True below the fold: this part may hydrate and change its language last. */
export const IsBelowFoldContext = createContext(false)

/**
 * The content below a page's opening. After a click, the opening renders first and this content in the next frames
 * (figures: src/scheduling). In the HTML, on Back and for links to a fragment in it, the content renders at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const openingFirst = use(ShowFoldFirstContext)
  const [isDue, setIsDue] = useState(false)
  const opening = useRef<Element>(null)
  useEffect(() => startTransition(() => setIsDue(true)), [])
  // As the opening did.
  useLayoutEffect(() => {
    if (isDue && opening.current && !wantsLessMotion()) fadeIn(siblingsAfter(opening.current))
  }, [isDue])
  // The footer stays below the window, which is still on its way to the page's top.
  if (openingFirst && !isDue)
    return (
      <div
        ref={(space) => {
          if (space) opening.current = space.previousElementSibling
        }}
        style={{ blockSize: `${100 * (1 + seenWay)}vh` }}
      />
    )
  return <IsBelowFoldContext value>{children}</IsBelowFoldContext>
}

function siblingsAfter(element: Element) {
  const siblings = [...(element.parentElement?.children ?? [])]
  return siblings.slice(siblings.indexOf(element) + 1)
}
