import 'i18next'
// `npm run types` writes this file from locales/en.
import type EnglishTexts from '../../.build/texts.d.ts'

declare module 'i18next' {
  /**
   * A wrong key or argument does not compile, nor does a list in place of a text. The server's texts are left out: no
   * page shows them.
   */
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
