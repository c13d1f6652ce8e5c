import { languages } from '#i18n/languages.ts'
import { fontFamily } from '#theme/fonts.ts'
import { editorAt } from '../../shared/addresses.ts'
import type { TextInfo } from '../../shared/answers.ts'
import type { Words } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import { PageHead } from './PageHead.tsx'
import { inspector } from '../inspector.ts'
import type { TextPlace } from '../placeMarks.ts'

interface CardDetailsProps {
  info: TextInfo
  place: TextPlace
  /** The text as it is written. */
  text: string
  words: Words['inspector']
  card: Words['card']
}

/** What a writer needs beside the field: note, other languages, glossary, uses and length. */
export function CardDetails({ info, place, text, words, card }: CardDetailsProps) {
  const { language, namespace } = partsOf(place)
  const { note, versions, terms, limit } = info
  const uses = inspector.shown.all().filter(({ places }) => places.includes(place)).length
  const own = versions.find((version) => version.language === language)
  const file = `${own?.file}:${own?.line}`
  return (
    <>
      {limit && (
        <p>
          {card.length} <bdi dir="ltr">{`${Array.from(text).length} (${limit.least}–${limit.most})`}</bdi>
        </p>
      )}
      {limit && <PageHead place={place} text={text} words={card} />}
      {note && (
        <p>
          {words.note}{' '}
          <q lang="en" dir="ltr">
            {note}
          </q>
        </p>
      )}
      {own?.was !== undefined && (
        <p>
          {words.was}{' '}
          <del lang="en" dir="ltr">
            {own.was}
          </del>
        </p>
      )}
      {versions
        .filter((version) => version.language !== language)
        .map((version) => (
          <section key={version.language} aria-label={languages[version.language].label}>
            <p
              lang={version.language}
              dir={languages[version.language].direction}
              className="text"
              style={{ fontFamily: fontFamily(languages[version.language]) }}
            >
              {version.text}
            </p>
            <p>
              <small>{words.states[version.state]}</small>{' '}
              <button
                type="button"
                onClick={() => inspector.open(`${version.language} ${namespace} ${version.key}`)}
              >
                {`${words.edit}: ${languages[version.language].label}`}
              </button>
            </p>
          </section>
        ))}
      {terms.length > 0 && (
        <dl aria-label={card.terms}>
          {terms.map(({ term, forms, avoid }) => (
            <div key={term}>
              <dt lang="en" dir="ltr">
                {term}
              </dt>
              <dd lang="ar" dir="rtl">
                {forms.join('، ')}
                {avoid.length > 0 && <del>{` ${avoid.join('، ')}`}</del>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {`${card.uses}: ${uses}.`} {namespace.startsWith('pages/') ? '' : card.shared}
      </p>
      <p>
        <bdi dir="ltr">{file}</bdi>{' '}
        <button type="button" onClick={() => void inspector.copy(file)}>
          {words.copy}
        </button>{' '}
        <button type="button" onClick={() => void fetch(editorAt(`${file}:${own?.column}`))}>
          {words.open}
        </button>
      </p>
    </>
  )
}
