import type { ComponentType } from 'react'
import { ErrorPage } from '#pages/not-found/ErrorPage.tsx'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import type { Words } from '../../words/wordsIn.ts'
import { Alerts, CaptchaMessages, CountedTexts, FormMessages } from './samples.tsx'

interface HiddenTextSection {
  name: keyof Words['hiddenTexts']['sections']
  /** How it looks in the language around it; nothing where only the texts are shown. */
  Sample?: ComponentType
  /** The groups of texts, each by its namespace and key. */
  texts: readonly (readonly [namespace: string, key: string])[]
}

/** What the page shows, in its order. The alerts come first: they bring themselves into view. */
export const sections: readonly HiddenTextSection[] = [
  { name: 'alerts', Sample: Alerts, texts: [['enquiry', 'alert']] },
  {
    name: 'form',
    Sample: FormMessages,
    texts: [
      ['enquiry', 'validation'],
      ['enquiry', 'submitting'],
      ['enquiry', 'noScript'],
    ],
  },
  { name: 'captcha', Sample: CaptchaMessages, texts: [['enquiry', 'captcha']] },
  { name: 'plurals', Sample: CountedTexts, texts: [] },
  { name: 'notFound', Sample: NotFoundPage, texts: [['errors', 'notFound']] },
  { name: 'crash', Sample: ErrorPage, texts: [['errors', 'crash']] },
  { name: 'mails', texts: [['server/mail', '']] },
  { name: 'materialUi', texts: [['material-ui', '']] },
]
