import { languages } from '#i18n/languages.ts'
import { textInfoOf } from '../shared/addresses.ts'
import type { TextInfo, TextVersion } from '../shared/answers.ts'
import { useAnswer } from '../shared/useAnswer.ts'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn, type Words } from '../words/wordsIn.ts'
import { EditButton, EnglishBefore, Note, PlaceButtons } from './textParts.tsx'

/**
 * A card for each text.
 * @param text namespace and key of a text, a group or a list; the namespace alone for all texts of the file
 */
export function TextCards({ text, words }: { text: string; words: Words['inspector'] }) {
  const [namespace = '', key = ''] = text.split(' ')
  const { language, card } = wordsIn(useObservedLanguage())
  const { value: found, error } = useAnswer<TextInfo[]>(textInfoOf(namespace, key, language))
  if (error !== undefined) return <p role="alert">{error}</p>
  if (found?.length === 0) return <p role="alert">{`${text}: ${card.refusals.gone}`}</p>
  return found?.map((info) => (
    <article key={info.key} aria-label={`${namespace} ${info.key}`}>
      <h3 dir="ltr">{`${namespace} ${info.key}`}</h3>
      {info.note && <Note note={info.note} words={words} />}
      {info.versions.map((version) => (
        <Version key={version.language} namespace={namespace} version={version} words={words} />
      ))}
    </article>
  ))
}

interface VersionProps {
  namespace: string
  version: TextVersion
  words: Words['inspector']
}

function Version({ namespace, version, words }: VersionProps) {
  const { language, file, line, text, state, was } = version
  const { label, direction } = languages[language]
  return (
    <section aria-label={label}>
      <p lang={language} dir={direction} className="text">
        {text}
      </p>
      <p>
        <bdi dir="ltr">{`${file}:${line}`}</bdi> <small>{words.states[state]}</small>
      </p>
      {was !== undefined && <EnglishBefore was={was} words={words} />}
      <p>
        <EditButton namespace={namespace} version={version} words={words} />
      </p>
      {state !== 'missing' && (
        <p>
          <PlaceButtons version={version} words={words} />
        </p>
      )}
    </section>
  )
}
