import { createInstance, type i18n } from 'i18next'
import { bidiEscape } from './bidiIsolation.ts'
import { languages, type LanguageCode } from './languages.ts'

/** Whether a missing text, or a text of the wrong kind, throws: in the prerender and tests. Elsewhere its key shows. */
export const textErrorsThrow: boolean = import.meta.env.MODE === 'test' || import.meta.env.SSR

export type NamespaceTexts = Record<string, unknown>

/**
 * Makes the i18next instance of a language. Each language has its own: a switch changes a context value, and no render
 * sees two languages. With `textErrorsThrow`, a text that is missing or of the wrong kind fails the build.
 */
export function createI18n(language: LanguageCode, texts: Record<string, NamespaceTexts>): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    fallbackLng: false,
    supportedLngs: [language],
    defaultNS: false,
    initAsync: false,
    interpolation: { escape: bidiEscape[languages[language].direction] },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: import.meta.env.DEV ? 'added' : '' },
    saveMissing: textErrorsThrow,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`locales/${language}/${namespace}.json ${key}: is missing; add it in every language`)
    },
    // By default, i18next shows the placeholder with its braces.
    missingInterpolationHandler: (text: string, [placeholder]: string[]) => {
      if (textErrorsThrow) throw new Error(`locales/${language}: "${text}" got no value for ${placeholder}`)
      return ''
    },
    ...(textErrorsThrow && {
      returnedObjectHandler: (key: string, _value: unknown, { ns }: { ns?: unknown }) => {
        throw new Error(`locales/${language}/${String(ns)}.json ${key}: is a list or a group; write one text`)
      },
    }),
  })
  // For the inspector of the development server, which finds the texts on the page.
  if (import.meta.hot) window.dispatchEvent(new CustomEvent('i18n-created', { detail: instance }))
  return instance
}
