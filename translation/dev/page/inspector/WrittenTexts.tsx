import { useState } from 'react'
import { languageCodes } from '#i18n/languages.ts'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn, type Words } from '../words/wordsIn.ts'
import { partsOf, type SavedChange } from './Drafts.ts'
import { goTo } from './goTo.ts'
import { inspector } from './inspector.ts'
import { languageLabels } from './languageLabels.ts'

/** The texts that are not saved yet, and the undo of those that were saved since the page was opened. */
export function WrittenTexts({ words }: { words: Words['card'] }) {
  const { language } = wordsIn(useObservedLanguage())
  const { places, saved } = inspector.drafts
  /** What became of the last undo, until something else is saved. */
  const [told, setTold] = useState({ message: '', of: saved })
  const setMessage = (message: string) => setTold({ message, of: inspector.drafts.saved })
  const undo = async () => {
    const answer = await inspector.drafts
      .undo(language)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    if (typeof answer === 'string') setMessage(answer)
    else if (answer?.outcome === 'saved') setMessage(words.undone)
    else if (answer?.outcome === 'conflict') setMessage(`${words.conflict} ${answer.saved ?? ''}`)
    else setMessage(answer?.findings.map((found) => found.message).join(' ') ?? '')
  }
  return (
    <div role="group" aria-label={words.unsaved}>
      {places.length > 0 && (
        <>
          <p>{words.unsaved}</p>
          {places.map((place) => (
            <button key={place} type="button" dir="ltr" onClick={() => goTo(place)}>
              {`${partsOf(place).namespace} ${partsOf(place).key}`}
            </button>
          ))}
        </>
      )}
      {saved.length > 0 && (
        <button type="button" onClick={() => void undo()}>
          {`${words.undo} (${saved.length})`}
        </button>
      )}
      <p role="status" aria-live="polite">
        {told.of === saved ? told.message : changedLanguages(saved[0], words)}
      </p>
    </div>
  )
}

/** Says in which languages a list has just been changed: its card may be gone. */
function changedLanguages(last: SavedChange | undefined, words: Words['card']): string {
  if (!last || !('list' in last)) return ''
  const changed = languageCodes.filter((code) => last.list.items[code])
  return `${words.list.changed} ${languageLabels(changed)}.`
}
