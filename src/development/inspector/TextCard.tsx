import { languages } from '#i18n/languages.ts'
import type { Words } from '../words/wordsIn.ts'
import { textInfoOf } from './addresses.ts'
import { copyPlace, fileAndLine, openInEditor } from './editing.ts'
import type { TextInfo, TextVersion } from './TextInfo.ts'
import { useAnswer } from './useAnswer.ts'

interface TextCardsProps {
  namespace: string
  /** The key of a text, or of a group or list; empty for all texts of the file. */
  textKey: string
  words: Words['inspector']
}

/** All that a translator has to know of a text, or of each text of a group. */
export function TextCards({ namespace, textKey, words }: TextCardsProps) {
  const { value: found = [], error } = useAnswer<TextInfo[]>(textInfoOf(namespace, textKey))
  if (error !== undefined) return <p role="alert">{error}</p>
  return found.map((info) => <TextCard key={info.key} info={info} words={words} />)
}

function TextCard({ info, words }: { info: TextInfo; words: Words['inspector'] }) {
  const { namespace, key, note, versions } = info
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
