import { editorAt } from '../../shared/addresses.ts'
import type { CodePlace } from '../../shared/answers.ts'
import type { Words } from '../../words/wordsIn.ts'

/** A place in the code: a press opens it in the editor. */
export function CodePlaceButton({ place, words }: { place: CodePlace; words: Words['inspector'] }) {
  const shown = `${place.file}:${place.line}`
  return (
    <button
      type="button"
      title={words.open}
      aria-label={`${words.open}: ${shown}`}
      onClick={() => void fetch(editorAt(`${shown}:${place.column}`))}
    >
      <bdi dir="ltr">{shown}</bdi>
    </button>
  )
}
