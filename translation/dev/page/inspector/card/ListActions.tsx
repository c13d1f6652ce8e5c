import { textListOf } from '../../shared/addresses.ts'
import type { TextList } from '../../shared/answers.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import type { Words } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import type { TextPlace } from '../placeMarks.ts'
import { CodePlaceButton } from './CodePlaceButton.tsx'
import { FreeList } from './FreeList.tsx'

interface ListActionsProps {
  place: TextPlace
  words: Words
}

/** What can be done with the item of a list that a text is in; or, where code knows the entries, the place in the code. */
export function ListActions({ place, words }: ListActionsProps) {
  const { namespace, key } = partsOf(place)
  const { value: list } = useAnswer<TextList | null>(textListOf(namespace, key))
  if (!list) return null
  if (list.kind === 'free') return <FreeList list={list} place={place} words={words} />
  return (
    <p>
      {words.card.list.named} <CodePlaceButton place={list.place} words={words.inspector} />
    </p>
  )
}
