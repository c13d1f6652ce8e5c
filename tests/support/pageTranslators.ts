/** These functions change a page as translators and extensions in a visitor's browser do. Each runs in the page. */

/** Replaces each text: in place, as Safari's translator does, or by two elements, as Google's does. */
export function exchangeTexts(tag: string | null): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue
    const copy = document.createTextNode(`» ${text.data}`)
    if (tag === null) {
      text.before(copy)
      text.remove()
      continue
    }
    const [outer, inner] = [document.createElement(tag), document.createElement(tag)]
    inner.append(copy)
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}

/** Puts the second half of every text into an element, as extensions do that mark words or link them. */
export function splitTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim().length < 4 || text.parentElement?.closest('script, style, noscript')) continue
    const tail = text.splitText(Math.floor(text.data.length / 2))
    const mark = document.createElement('mark')
    tail.replaceWith(mark)
    mark.append(tail)
  }
}
