import { languages } from '#i18n/languages.ts'
import type { Words } from '../words/wordsIn.ts'
import { copyPlace, fileAndLine, openInEditor } from './editing.ts'
import type { TextFacts, TextVersion } from './TextFacts.ts'
import { useFacts } from './useAnswer.ts'

interface FactsCardsProps {
  namespace: string
  /** The key of a text, or of a group or list; empty for all texts of the file. */
  textKey: string
  words: Words['inspector']
}

/** All that a translator has to know of a text, or of each text of a group. */
export function FactsCards({ namespace, textKey, words }: FactsCardsProps) {
  const { value: facts = [], fault } = useFacts(namespace, textKey)
  if (fault !== undefined) return <p role="alert">{fault}</p>
  return facts.map((text) => <FactsCard key={text.key} facts={text} words={words} />)
}

function FactsCard({ facts, words }: { facts: TextFacts; words: Words['inspector'] }) {
  const { namespace, key, note, versions } = facts
  return (
    <article aria-label={`${namespace} ${key}`}>
      <h3 dir="ltr">
        {namespace} <b>{key}</b>
      </h3>
      {note && (
        <p>
          {words.note}{' '}
          <q lang="en" dir="ltr">
            {note}
          </q>
        </p>
      )}
      {versions.map((version) => (
        <Version key={version.language} version={version} words={words} />
      ))}
    </article>
  )
}

function Version({ version, words }: { version: TextVersion; words: Words['inspector'] }) {
  const { language, text, state, was } = version
  const { label, direction } = languages[language]
  return (
    <section aria-label={label}>
      <p lang={language} dir={direction} className="text">
        {text}
      </p>
      <p>
        <bdi dir="ltr">{fileAndLine(version)}</bdi> <small>{words.states[state]}</small>
      </p>
      {was !== undefined && (
        <p>
          {words.was}{' '}
          <del lang="en" dir="ltr">
            {was}
          </del>
        </p>
      )}
      {state !== 'missing' && (
        <p>
          <button type="button" onClick={() => void copyPlace(version)}>
            {words.copy}
          </button>{' '}
          <button type="button" onClick={() => void openInEditor(version)}>
            {words.open}
          </button>
        </p>
      )}
    </section>
  )
}
