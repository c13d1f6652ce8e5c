import { defaultLanguage, languages } from './languages.ts'

/** Around an untranslated text: isolates, which keep its direction also in titles, each with a mark without width. */
const start = '\u2066\u2063'
const end = '\u2063\u2069'

/** Marks a text of the default language. */
export function markUntranslated(text: string): string {
  return start + text + end
}

/** Gives every element below one that shows such a text the text's language, and takes it away with the text. */
export function labelUntranslated(root: Node): void {
  const labelled = new WeakSet<Element>()
  const label = (element: Element) => {
    // Joiners and the like, of which React makes texts of their own, say nothing.
    const texts = [...element.childNodes].flatMap((node) =>
      node instanceof Text && /[\p{L}\p{N}\u2063]/u.test(node.data) ? node.data : [],
    )
    const isUntranslated = texts[0]?.startsWith(start) && texts.at(-1)?.endsWith(end)
    if (isUntranslated) {
      element.setAttribute('lang', defaultLanguage)
      element.setAttribute('dir', languages[defaultLanguage].direction)
      labelled.add(element)
    } else if (labelled.delete(element)) {
      element.removeAttribute('lang')
      element.removeAttribute('dir')
    }
  }
  const labelAll = (node: Node) => {
    if (node instanceof Text && node.parentElement) label(node.parentElement)
    if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(label)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(labelAll)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  labelAll(root)
}
