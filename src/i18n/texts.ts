import 'i18next'
// `npm run types` writes this file from locales/en.
import type EnglishTexts from '../../.build/texts.d.ts'

declare module 'i18next' {
  /** With these a key, a kind or an argument that is wrong does not compile. The server's texts are left out, for no page has them. */
  interface CustomTypeOptions {
    defaultNS: false
    strictKeyChecks: true
    resources: EnglishTexts
  }
}

type InAnyLanguage<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? InAnyLanguage<Item>[]
    : { [Key in keyof Value]: InAnyLanguage<Value[Key]> }

export type Texts = { [Name in keyof EnglishTexts]: InAnyLanguage<EnglishTexts[Name]> }
