import type { ComponentProps } from 'react'
import { languageCodes, languages } from '#i18n/languages.ts'
import { HiddenTexts } from '#preview/hiddenTexts.tsx'
import type { Mail } from '../../shared/answers.ts'
import { mailsAddress } from '../../shared/addresses.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { useObservedLanguage } from '../../words/useObservedLanguage.ts'
import { wordsIn, type Words } from '../../words/wordsIn.ts'
import { TextCards } from '../TextCard.tsx'
import { Mails } from './Mails.tsx'
import { PageHeads } from './PageHeads.tsx'

interface Section {
  name: keyof Words['hiddenTexts']['sections']
  /** Shows the texts as the site does, in the language around them; undefined if the texts alone are shown. */
  sample?: ComponentProps<typeof HiddenTexts>['of']
  /** The groups of texts, each by its namespace and key. */
  texts: readonly string[]
}

/** The sections of the page, in their order. The alerts come first, since they scroll into view by themselves. */
const sections: readonly Section[] = [
  { name: 'alerts', sample: 'alerts', texts: ['enquiry alert', 'enquiry sent'] },
  {
    name: 'form',
    sample: 'form',
    texts: ['enquiry topic', 'enquiry validation', 'enquiry submitting', 'enquiry noScript'],
  },
  { name: 'captcha', sample: 'captcha', texts: ['enquiry captcha'] },
  { name: 'plurals', sample: 'plurals', texts: [] },
  { name: 'notFound', sample: 'notFound', texts: ['errors notFound'] },
  { name: 'crash', sample: 'crash', texts: ['errors crash', 'errors part', 'errors retry'] },
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
      {sections.map(({ name, sample, texts }) => (
        <section key={name} aria-label={words.sections[name]}>
          <h2>{words.sections[name]}</h2>
          <div className="columns">
            {languageCodes.map((code) => (
              <section key={code} aria-label={languages[code].label}>
                {sample && (
                  <div lang={code} dir={languages[code].direction} className="sample">
                    <HiddenTexts of={sample} language={code} />
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
