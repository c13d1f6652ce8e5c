import { languages } from '#i18n/languages.ts'
import { fontFamily } from '#preview/typeface.ts'
import type { TextInfo } from '../../shared/answers.ts'
import type { Words } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import { PageHead } from './PageHead.tsx'
import { inspector } from '../inspector.ts'
import type { TextPlace } from '../placeMarks.ts'
import { EditButton, EnglishBefore, Note, PlaceButtons } from '../textParts.tsx'

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
  return (
    <>
      {limit && (
        <p>
          {card.length} <bdi dir="ltr">{`${Array.from(text).length} (${limit.least}–${limit.most})`}</bdi>
        </p>
      )}
      {limit && <PageHead place={place} text={text} words={card} />}
      {note && <Note note={note} words={words} />}
      {own?.was !== undefined && <EnglishBefore was={own.was} words={words} />}
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
              <EditButton namespace={namespace} version={version} words={words} />
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
      {own && (
        <p>
          <bdi dir="ltr">{`${own.file}:${own.line}`}</bdi> <PlaceButtons version={own} words={words} />
        </p>
      )}
    </>
  )
}
