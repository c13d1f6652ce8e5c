import { defaultLanguage, languages } from './languages.ts'

/** The marks around an untranslated text: an isolate, which keeps the direction even in titles, and a hidden sign. */
const start = '\u2066\u2063'
const end = '\u2063\u2069'

/** Marks a text of the default language that stands in for a missing translation. */
export function markUntranslated(text: string): string {
  return start + text + end
}

/** Sets `lang` and `dir` on each element below the root that shows an untranslated text, as long as it does. */
export function labelUntranslated(root: Node): void {
  const labelled = new WeakSet<Element>()
  const label = (element: Element) => {
    // React makes separate text nodes of joiners and other signs between texts: these do not count.
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
