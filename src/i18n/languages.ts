import { draftLanguages } from './draftLanguages.ts'
import type { LanguageRow } from './LanguageRow.ts'
import { liveLanguages } from './liveLanguages.ts'
import { pseudoLanguages, type PseudoLanguageCode } from './pseudoLanguages.ts'

/** Whether draft languages are shown. In the site's code, Vite replaces `import.meta.env` and drops unused branches. */
export const draftsEnabled = import.meta.env
  ? import.meta.env.PREVIEW === '1'
  : process.env['PREVIEW'] === '1' || process.env['NODE_ENV'] === 'development'

export type LanguageCode = keyof (typeof liveLanguages & typeof draftLanguages)
export type Language = LanguageRow & { code: LanguageCode }

/** Whether the development server also has the pseudo-languages: `PSEUDO=1 npm run dev`. */
export const pseudoEnabled = import.meta.env
  ? import.meta.env.PSEUDO === '1'
  : process.env['PSEUDO'] === '1' && draftsEnabled

const drafts = pseudoEnabled ? { ...draftLanguages, ...pseudoLanguages } : draftLanguages
const built: object = draftsEnabled ? { ...liveLanguages, ...drafts } : liveLanguages

export const languages = built as Record<LanguageCode, Language>

export const languageCodes = Object.keys(languages) as LanguageCode[]
/** The codes of the languages that visitors and search engines get: all without the drafts. */
export const liveLanguageCodes = draftsEnabled
  ? (Object.keys(liveLanguages) as LanguageCode[])
  : languageCodes
export const defaultLanguage: LanguageCode = 'en'

/** Returns the codes of the drafts, also where drafts are not shown. */
export function draftCodes(): LanguageCode[] {
  return Object.keys(draftLanguages) as LanguageCode[]
}

/** Whether a language is a draft, which may lack texts. Always false where drafts are not shown. */
export function isDraft(code: LanguageCode): boolean {
  return draftsEnabled && !(code in liveLanguages)
}

/** Whether a language is a pseudo-language, whose texts are made from the English. */
export function isPseudo(code: string): code is PseudoLanguageCode {
  return pseudoEnabled && code in pseudoLanguages
}

/**
 * Finds the site's language for a tag: `ar-AE` and `ar` give Arabic. If a code names its script, the script has to
 * match: `zh-CN` matches `zh-Hans`, `zh-TW` does not. Some programs write `pt_BR` for `pt-BR`.
 */
export function supportedLanguage(tag: string): LanguageCode | undefined {
  const wanted = tag.replaceAll('_', '-')
  const withoutRegion = wanted.replace(/-[A-Z]{2}$/, '')
  return (
    languageCodes.find((code) => code === wanted) ??
    languageCodes.find((code) => code === withoutRegion) ??
    languageOfSameScript(wanted)
  )
}

/** It is asked last: a slow phone reads the tables of scripts for 40 to 70 ms, and Home asks before its first paint. */
function languageOfSameScript(tag: string) {
  const written = asWritten(tag)
  return languageCodes.find((code) => written && asWritten(code) === written)
}

function asWritten(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    // The text is no language tag.
    return undefined
  }
}
