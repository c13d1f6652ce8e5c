import { copyPlace, fileAndLine, openInEditor } from './editing.ts'
import { languageRow } from './languageRow.ts'
import type { TextFacts, TextVersion } from './TextFacts.ts'
import type { Words } from './words.ts'

/** All that a translator has to know of one text. */
export function FactsCard({ facts, words }: { facts: TextFacts; words: Words }) {
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

function Version({ version, words }: { version: TextVersion; words: Words }) {
  const { label, direction } = languageRow(version.language)
  const { language, text, state, was } = version
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
