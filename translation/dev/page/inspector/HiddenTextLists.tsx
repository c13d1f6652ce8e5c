import type { Words } from '../words/wordsIn.ts'
import { findCuts } from './findCuts.ts'
import { inspector } from './inspector.ts'
import type { Shown } from './ShownTexts.ts'

/** The reasons why a text is hidden: cut off, in the document's head, for screen readers only, or in a closed part. */
const kinds = ['cut', 'head', 'hidden', 'closed'] as const

/** Lists of the page's hidden texts. The button of a text shows its details. */
export function HiddenTextLists({ words }: { words: Words['inspector'] }) {
  const cut = new Set<Element>()
  findCuts((element) => cut.add(element))
  const byKind = Map.groupBy(inspector.shown.all(), (shown) => kindOf(shown, cut))
  return kinds.map((kind) => {
    const places = [...new Set(byKind.get(kind)?.flatMap((shown) => shown.places))]
    return (
      <details key={kind}>
        <summary>
          {words[kind]} <small>{places.length}</small>
        </summary>
        {places.map((place) => (
          <button key={place} type="button" dir="ltr" onClick={() => inspector.pin([place])}>
            {place.slice(place.indexOf(' ') + 1)}
          </button>
        ))}
      </details>
    )
  })
}

function kindOf({ element, isName }: Shown, cut: ReadonlySet<Element>): (typeof kinds)[number] | 'seen' {
  if (cut.has(element) && !isName) return 'cut'
  if (element.closest('head')) return 'head'
  if (!element.checkVisibility()) return 'closed'
  const { width, height } = element.getBoundingClientRect()
  // Words for screen readers stand in a box of a single pixel.
  return isName || width <= 1 || height <= 1 ? 'hidden' : 'seen'
}
