/**
 * Runs in the page: finds the words and numbers of the elements' own texts that stand on more than one line. A line may
 * break at a hyphen or a slash, and anywhere in the address of a mailbox or a page.
 */
export function tornWords(elements: Element[]): string[] {
  // A telephone number as a whole; a figure with its unit, which a no-break space joins; letters and digits.
  const words = /\+\d[\d\s]+\d|(?:[\p{L}\p{M}\p{N}\u00A0\u202F’]|(?<=\p{N})[.,:/](?=\p{N}))+/gu
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const isInAddress = (text: string, index: number) => {
    const start = text.slice(0, index).search(/\S+$/u)
    const end = text.slice(index).search(/\s|$/u)
    return /@|:\/\/|\w\.\p{L}{2,}/u.test(text.slice(start < 0 ? index : start, index + end))
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const linesOf = (range: Range) => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    // The boxes of one line: Latin letters in an Arabic word may stand a px higher.
    return boxes.filter(({ top, height }, index) => {
      const before = boxes[index - 1]
      return !before || Math.abs(before.top - top) > height / 2
    }).length
  }
  return elements
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      // Most texts have one line: a quick look spares that at each word.
      if (linesOf(range) < 2) return []
      const text = node.textContent ?? ''
      return [...text.matchAll(words)]
        .filter(({ 0: word, index }) => {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return linesOf(range) > 1 && !isInAddress(text, index)
        })
        .map(([word]) => word)
    })
}
