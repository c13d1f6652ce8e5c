import {
  Children,
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

/** Whether a visitor has followed a link to the page, and looks at its opening first. */
export const ShowFoldFirstContext = createContext(false)

/** How many parts the first render has, before the window is measured. */
const first = 1

/**
 * Parts that stand below each other. After a click, those that the window holds render with the page's opening, and the
 * others in the next frames (figures: src/scheduling). In the HTML, on Back and for links to a fragment, all render at once.
 * A part may have parts of its own.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.map(children, (part) => part) ?? []
  const [count, setCount] = useState(use(ShowFoldFirstContext) ? first : Infinity)
  const space = useRef<HTMLDivElement>(null)
  // Before the frame is painted: as long as the window has room, one part more.
  useLayoutEffect(() => {
    if (space.current && isInFirstWindow(space.current)) setCount((shown) => shown + 1)
  }, [count])
  useEffect(() => startTransition(() => setCount(Infinity)), [])
  return (
    <>
      {parts.slice(0, count)}
      {/* The footer stays below the window, which is still on its way to the page's top. */}
      {count < parts.length && <div ref={space} style={{ blockSize: `${100 * (1 + seenWay)}vh` }} />}
    </>
  )
}

/** In sight from where the window stands in a page's first frame, or on its way to the top. */
function isInFirstWindow(element: Element) {
  const { top } = element.getBoundingClientRect()
  return top + window.scrollY < window.innerHeight * (1 + seenWay)
}
