import { languages } from '#i18n/languages.ts'
import { editorAt } from '../shared/addresses.ts'
import type { TextVersion } from '../shared/answers.ts'
import type { Words } from '../words/wordsIn.ts'
import { inspector } from './inspector.ts'

interface VersionPartProps {
  version: Pick<TextVersion, 'language' | 'key' | 'file' | 'line' | 'column'>
  words: Words['inspector']
}

/** What translators have to know about a text. Notes are in English. */
export function Note({ note, words }: { note: string; words: Words['inspector'] }) {
  return (
    <p>
      {words.note}{' '}
      <q lang="en" dir="ltr">
        {note}
      </q>
    </p>
  )
}

/** What the English said when a translation was made from it. */
export function EnglishBefore({ was, words }: { was: string; words: Words['inspector'] }) {
  return (
    <p>
      {words.was}{' '}
      <del lang="en" dir="ltr">
        {was}
      </del>
    </p>
  )
}

/** Opens the card in which a language's text is written. */
export function EditButton({ namespace, version, words }: VersionPartProps & { namespace: string }) {
  const { language, key } = version
  return (
    <button type="button" onClick={() => inspector.open(`${language} ${namespace} ${key}`)}>
      {`${words.edit}: ${languages[language].label}`}
    </button>
  )
}

/** Copies the place of a text, and opens it in the editor. */
export function PlaceButtons({ version, words }: VersionPartProps) {
  const place = `${version.file}:${version.line}`
  return (
    <>
      <button type="button" onClick={() => void inspector.copy(place)}>
        {words.copy}
      </button>{' '}
      <button type="button" onClick={() => void fetch(editorAt(`${place}:${version.column}`))}>
        {words.open}
      </button>
    </>
  )
}
