import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { languageCodes, languages } from '#i18n/languages.ts'
import { FactsCard } from '../FactsCard.tsx'
import { useFacts } from '../useAnswer.ts'
import { wordsIn, type Words } from '../words.ts'
import { Mails } from './Mails.tsx'
import { sections } from './sections.ts'
import { pageWordsIn } from './words.ts'

/**
 * What no page shows by itself, in all languages side by side.
 * @param language the one that the page itself speaks.
 */
export function HiddenTextsPage({ language }: { language: string }) {
  const words = wordsIn(language)
  const pageWords = pageWordsIn(words.language)
  return (
    <main>
      <h1>{pageWords.title}</h1>
      <p>{pageWords.lead}</p>
      {sections.map(({ name, Sample, texts }) => (
        <section key={name} aria-label={pageWords.sections[name]}>
          <h2>{pageWords.sections[name]}</h2>
          <div className="columns">
            {languageCodes.map((code) => (
              <section key={code} aria-label={languages[code].label}>
                {Sample && (
                  <div lang={code} dir={languages[code].direction} className="sample">
                    <LanguageProvider language={code}>
                      <Sample />
                    </LanguageProvider>
                  </div>
                )}
                {name === 'mails' && <Mails language={code} words={pageWords} />}
              </section>
            ))}
          </div>
          {texts.map(([namespace, key]) => (
            <TextsOf key={key} namespace={namespace} textKey={key} words={words} />
          ))}
        </section>
      ))}
    </main>
  )
}

/** The texts of a group, with their keys, places and notes. */
function TextsOf({ namespace, textKey, words }: { namespace: string; textKey: string; words: Words }) {
  const { value: facts = [], fault } = useFacts(namespace, textKey)
  if (fault !== undefined) return <p role="alert">{fault}</p>
  return facts.map((text) => <FactsCard key={text.key} facts={text} words={words} />)
}
