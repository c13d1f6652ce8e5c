/** Runs in the page: finds words of the elements' own texts that stand on more than one line. */
export function tornWords(elements: Element[]): string[] {
  return elements
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        return new Set(tops).size > 1
      }),
    )
    .map(([word]) => word)
}
