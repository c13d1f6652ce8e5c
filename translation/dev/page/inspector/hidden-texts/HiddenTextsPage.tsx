import type { ComponentType } from 'react'
import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { languageCodes, languages } from '#i18n/languages.ts'
import NotFoundPage from '#pages/not-found/NotFoundPage.tsx'
import type { Mail } from '../../shared/answers.ts'
import { mailsAddress } from '../../shared/addresses.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { useObservedLanguage } from '../../words/useObservedLanguage.ts'
import { wordsIn, type Words } from '../../words/wordsIn.ts'
import { TextCards } from '../TextCard.tsx'
import { Mails } from './Mails.tsx'
import { PageHeads } from './PageHeads.tsx'
import { Alerts, CaptchaMessages, CountedTexts, Faults, FormMessages } from '#preview/hiddenTexts.tsx'

interface Section {
  name: keyof Words['hiddenTexts']['sections']
  /** Shows the texts as the site does, in the language around them; undefined if the texts alone are shown. */
  Sample?: ComponentType
  /** The groups of texts, each by its namespace and key. */
  texts: readonly string[]
}

/** The sections of the page, in their order. The alerts come first, since they scroll into view by themselves. */
const sections: readonly Section[] = [
  { name: 'alerts', Sample: Alerts, texts: ['enquiry alert', 'enquiry sent'] },
  {
    name: 'form',
    Sample: FormMessages,
    texts: ['enquiry topic', 'enquiry validation', 'enquiry submitting', 'enquiry noScript'],
  },
  { name: 'captcha', Sample: CaptchaMessages, texts: ['enquiry captcha'] },
  { name: 'plurals', Sample: CountedTexts, texts: [] },
  { name: 'notFound', Sample: NotFoundPage, texts: ['errors notFound'] },
  { name: 'crash', Sample: Faults, texts: ['errors crash', 'errors part', 'errors retry'] },
  { name: 'mails', texts: ['server/mail'] },
  { name: 'materialUi', texts: ['material-ui'] },
]

/** The texts that no page shows by itself, in all languages side by side. */
export function HiddenTextsPage() {
  const own = wordsIn(useObservedLanguage())
  const { hiddenTexts: words, inspector } = own
  // A single request for all languages: for each request, the server starts a program that writes the mails.
  const mails = useAnswer<Mail[]>(mailsAddress)
  return (
    <main>
      <title>{words.title}</title>
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
          {texts.map((text) => (
            <TextCards key={text} text={text} words={inspector} />
          ))}
        </section>
      ))}
      <PageHeads words={own} />
    </main>
  )
}
