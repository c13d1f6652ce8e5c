import { useId } from 'react'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { FreeTextList } from '../../shared/answers.ts'
import type { Words } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import { inspector } from '../inspector.ts'
import { languageLabels } from '../languageLabels.ts'
import type { TextPlace } from '../placeMarks.ts'
import { withMovedItem, withNewItem, withoutItem } from './listItems.ts'
import { useListChange } from './useListChange.ts'

interface FreeListProps {
  list: FreeTextList
  place: TextPlace
  words: Words
}

/**
 * Adds an item to a list, moves it or removes it: in every language whose list is as long as this one, so that the items
 * still translate each other. Lists of different lengths become equal again in a single language.
 */
export function FreeList({ list, place, words }: FreeListProps) {
  const { key, index, items } = list
  const { language, namespace } = partsOf(place)
  const { list: own, failed } = words.card
  const explanationId = useId()
  const length = (code: LanguageCode) => items[code]?.length ?? 0
  const total = length(language)
  const changed = languageCodes.filter((code) => length(code) === total)
  const others = languageCodes.filter((code) => length(code) > 0 && length(code) !== total)
  const { change, problem } = useListChange(list, place, changed, words)
  // A draft may lack the item.
  if (index >= total) return null
  const isWritten = inspector.drafts.isWrittenIn({ namespace, key })
  const actions = [
    { name: own.add, isOpen: true, act: () => change((all) => withNewItem(all, index), index + 1) },
    {
      name: own.earlier,
      isOpen: index > 0,
      act: () => change((all) => withMovedItem(all, index, index - 1), index - 1),
    },
    {
      name: own.later,
      isOpen: index < total - 1,
      act: () => change((all) => withMovedItem(all, index, index + 1), index + 1),
    },
    { name: own.remove, isOpen: total > 1, act: () => change((all) => withoutItem(all, index)) },
  ]
  const position = `${own.item} ${index + 1} ${own.of} ${total}`
  return (
    <div role="group" aria-label={position}>
      <p className="actions">
        <strong>{position}</strong>
        {actions.map(({ name, isOpen, act }) => (
          <button
            key={name}
            type="button"
            aria-disabled={isWritten || !isOpen}
            aria-describedby={explanationId}
            onClick={() => {
              if (!isWritten && isOpen) act()
            }}
          >
            {name}
          </button>
        ))}
      </p>
      <p id={explanationId}>
        {isWritten ? own.draftsFirst : `${own.changes} ${languageLabels(changed)}.`}
        {others.length > 0 && ` ${own.otherLength} ${languageLabels(others)}.`}
        {!isWritten && changed.length > 1 && ` ${own.empty}`}
      </p>
      {problem && <p role="alert">{`${failed} ${problem}`}</p>}
    </div>
  )
}
