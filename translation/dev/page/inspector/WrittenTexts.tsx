import { useState } from 'react'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn, type Words } from '../words/wordsIn.ts'
import { partsOf } from './Drafts.ts'
import { goTo } from './goTo.ts'
import { inspector } from './inspector.ts'

/** The texts that are not saved yet, and the undo of those that were saved since the page was opened. */
export function WrittenTexts({ words }: { words: Words['card'] }) {
  const { language } = wordsIn(useObservedLanguage())
  const [message, setMessage] = useState('')
  const { places, saved } = inspector.drafts
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
        {message}
      </p>
    </div>
  )
}
