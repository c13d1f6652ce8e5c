import { useEffect } from 'react'

/**
 * Keeps a field in its place while somebody types in it and an element above changes its height. Browsers with scroll
 * anchoring do so by themselves; Safari has none, and would move the field by 25 to 58 px.
 */
export function useScrollAnchoring(id: string): void {
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || CSS.supports('overflow-anchor: auto')) return undefined
    let height = element.offsetHeight
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight - height
      height += grown
      if (isTypingBelow(element)) window.scrollBy({ top: grown, behavior: 'instant' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
}

function isTypingBelow(element: Element) {
  const focused = document.activeElement
  const position = focused?.matches('input, textarea') ? element.compareDocumentPosition(focused) : 0
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
