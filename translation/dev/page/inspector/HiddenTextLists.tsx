import { memo, useEffect, useState } from 'react'
import type { Words } from '../words/wordsIn.ts'
import { findCuts } from './findCuts.ts'
import { reveal } from './goTo.ts'
import { inspector } from './inspector.ts'
import type { Shown } from './ShownTexts.ts'

/**
 * All texts of the page: those that visitors see, and those that are cut off, in the document's head, for screen
 * readers only, or in a closed part.
 */
const kinds = ['seen', 'cut', 'head', 'hidden', 'closed'] as const

/** In ms. Measuring all texts takes long enough to be felt in writing: it waits for a pause. */
const pause = 600

/** Lists of the page's texts. The button of a text opens its card. */
export const HiddenTextLists = memo(function HiddenTextLists({ words }: { words: Words['inspector'] }) {
  const [lists, setLists] = useState(listsNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = inspector.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setLists(listsNow()), pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return lists.map(({ kind, places }) => {
    return (
      <details key={kind}>
        <summary>
          {words[kind]} <small>{places.length}</small>
        </summary>
        {places.map((place) => (
          <button key={place} type="button" dir="ltr" onClick={() => reveal(place)}>
            {place.slice(place.indexOf(' ') + 1)}
          </button>
        ))}
      </details>
    )
  })
})

function listsNow() {
  const cut = new Set<Element>()
  findCuts((element) => cut.add(element))
  const byKind = Map.groupBy(inspector.shown.all(), (shown) => kindOf(shown, cut))
  return kinds.map((kind) => ({
    kind,
    places: [...new Set(byKind.get(kind)?.flatMap((shown) => shown.places))],
  }))
}

function kindOf({ element, isName }: Shown, cut: ReadonlySet<Element>): (typeof kinds)[number] {
  if (cut.has(element) && !isName) return 'cut'
  if (element.closest('head')) return 'head'
  if (!element.checkVisibility()) return 'closed'
  const { width, height } = element.getBoundingClientRect()
  // Words for screen readers stand in a box of a single pixel.
  return isName || width <= 1 || height <= 1 ? 'hidden' : 'seen'
}
