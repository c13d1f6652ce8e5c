import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { languageCodes, languages } from '#i18n/languages.ts'
import { wordsIn } from '../../words/wordsIn.ts'
import { mailsAddress } from '../addresses.ts'
import { TextCards } from '../TextCard.tsx'
import type { Mail } from '../TextInfo.ts'
import { useAnswer } from '../useAnswer.ts'
import { Mails } from './Mails.tsx'
import { sections } from './sections.ts'

/**
 * What no page shows by itself, in all languages side by side.
 * @param language the one that the page itself speaks.
 */
export function HiddenTextsPage({ language }: { language: string }) {
  const { hiddenTexts: words, inspector } = wordsIn(language)
  // Asked once for all languages: the server starts a program to write them.
  const mails = useAnswer<Mail[]>(mailsAddress)
  return (
    <main>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {sections.map(({ name, Sample, texts }) => (
        <section key={name} aria-label={words.sections[name]}>
          <h2>{words.sections[name]}</h2>
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
                {name === 'mails' && <Mails language={code} answer={mails} words={words} />}
              </section>
            ))}
          </div>
          {texts.map(([namespace, key]) => (
            <TextCards key={key} namespace={namespace} textKey={key} words={inspector} />
          ))}
        </section>
      ))}
    </main>
  )
}
