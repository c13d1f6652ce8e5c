import { hiddenTexts } from './hiddenTexts.ts'
import { inspector } from './inspectorOfPage.ts'
import type { TextPlace } from './TextPlace.ts'
import type { Words } from './words.ts'

/** Lists of the texts that are on the page and that nobody sees; each button tells about one of them. */
export function HiddenTextLists({ words }: { words: Words }) {
  const { head, names, closed } = hiddenTexts(inspector.shown.all())
  return (
    <>
      <TextList heading={words.head} places={head} />
      <TextList heading={words.hidden} places={names} />
      <TextList heading={words.closed} places={closed} />
    </>
  )
}

function TextList({ heading, places }: { heading: string; places: readonly TextPlace[] }) {
  return (
    <details>
      <summary>
        {heading} <small>{places.length}</small>
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
}
