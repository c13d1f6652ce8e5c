/**
 * Finds texts that are cut off by the window, or by a box that hides its overflow. A text that scrolls into view is not
 * cut off; a slide that snaps counts as a window. The function uses only its own code: tests run it in their pages.
 * @returns the words of each text, the window or the class of the box, and by how much the box cuts them
 */
export function findCuts(onCut?: (element: Element) => void) {
  const { clientWidth } = document.documentElement
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cuts: { text: string; by: string; px: number }[] = []
  let shown = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim()
    if (!text || !node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    shown += 1
    const worst = cutsOf(node, node.parentElement).toSorted((a, b) => b.px - a.px)[0]
    if (!worst) continue
    cuts.push({ text, ...worst })
    onCut?.(node.parentElement)
  }
  if (shown === 0) cuts.push({ text: 'the page', by: 'nothing: it shows no text', px: 0 })
  return cuts

  function cutsOf(node: Node, parent: Element) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    const found: { by: string; px: number }[] = []
    const note = (by: string, px: number) => px > 1 && found.push({ by, px: Math.round(px) })
    const scrolls = { x: false, y: false }
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      // Words for screen readers are clipped, and so is the skip link until it has the focus.
      if (style.clipPath.startsWith('inset(50%')) return []
      const edges = box.getBoundingClientRect()
      const hides = (overflow: string, snaps = false) =>
        /hidden|clip/.test(overflow) || (snaps && style.scrollSnapAlign !== 'none')
      for (const { left, right, top, bottom, height } of lines) {
        const name = `<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}">`
        if (!scrolls.x && hides(style.overflowX, true))
          note(name, Math.max(edges.left - left, right - edges.right))
        // A line's box is higher than its letters: only half of it is sure to have ink.
        if (!scrolls.y && hides(style.overflowY))
          note(name, Math.max(edges.top - top, bottom - edges.bottom) - height / 4)
      }
      scrolls.x ||= /auto|scroll/.test(style.overflowX)
      scrolls.y ||= /auto|scroll/.test(style.overflowY)
    }
    if (!scrolls.x)
      for (const { left, right } of lines) note('the window', Math.max(-left, right - clientWidth))
    return found
  }
}
