import type { Words } from '../words/wordsIn.ts'
import { inspector } from './inspector.ts'
import type { Shown } from './ShownTexts.ts'

/** How a visitor meets a text that nobody sees: in the document's head, as a name that is heard, or in a closed part. */
type Hidden = 'head' | 'hidden' | 'closed'

/** Lists of the texts that are on the page and that nobody sees; each button tells about one of them. */
export function HiddenTextLists({ words }: { words: Words['inspector'] }) {
  const kinds = Map.groupBy(inspector.shown.all(), kindOf)
  return (['head', 'hidden', 'closed'] as const).map((kind) => {
    const places = [...new Set(kinds.get(kind)?.flatMap((shown) => shown.places))]
    return (
      <details key={kind}>
        <summary>
          {words[kind]} <small>{places.length}</small>
        </summary>
        <ul>
          {places.map((place) => (
            <li key={JSON.stringify(place)}>
              <button type="button" dir="ltr" onClick={() => inspector.pin([place])}>
                {place.namespace} <b>{place.key}</b>
              </button>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}

function kindOf({ element, isName }: Shown): Hidden | 'seen' {
  if (element.closest('head')) return 'head'
  if (!element.checkVisibility()) return 'closed'
  const { width, height } = element.getBoundingClientRect()
  // Words for screen readers stand in a box of one pixel.
  return isName || width <= 1 || height <= 1 ? 'hidden' : 'seen'
}
