import { draftLanguages } from './draftLanguages.ts'
import type { LanguageRow } from './LanguageRow.ts'
import { liveLanguages } from './liveLanguages.ts'
import { pseudoLanguages, type PseudoLanguageCode } from './pseudoLanguages.ts'

/** Whether draft languages are shown. Vite replaces `import.meta.env` in the site's code and removes unused branches. */
export const draftsEnabled = import.meta.env
  ? import.meta.env.PREVIEW === '1'
  : process.env['PREVIEW'] === '1' || process.env['NODE_ENV'] === 'development'

export type LanguageCode = keyof (typeof liveLanguages & typeof draftLanguages)
export type Language = LanguageRow & { code: LanguageCode }

/** Whether the development server also speaks the pseudo-languages: `PSEUDO=1 npm run dev`. */
export const pseudoEnabled = import.meta.env
  ? import.meta.env.PSEUDO === '1'
  : process.env['PSEUDO'] === '1' && draftsEnabled

const drafts = pseudoEnabled ? { ...draftLanguages, ...pseudoLanguages } : draftLanguages
const built: object = draftsEnabled ? { ...liveLanguages, ...drafts } : liveLanguages

export const languages = built as Record<LanguageCode, Language>

export const languageCodes = Object.keys(languages) as LanguageCode[]
/** Without the drafts, which search engines never hear of. */
export const liveLanguageCodes = draftsEnabled
  ? (Object.keys(liveLanguages) as LanguageCode[])
  : languageCodes
export const defaultLanguage: LanguageCode = 'en'

/** The drafts, also where they are not shown. */
export function draftCodes(): LanguageCode[] {
  return Object.keys(draftLanguages) as LanguageCode[]
}

/** Whether a language may lack texts; false for all where drafts are not shown. */
export function isDraft(code: LanguageCode): boolean {
  return draftsEnabled && !(code in liveLanguages)
}

/** Whether the texts of a language are made of the English. */
export function isPseudo(code: string): code is PseudoLanguageCode {
  return pseudoEnabled && code in pseudoLanguages
}

/** `ar-AE` and `ar` mean Arabic; `zh-CN` is written as `zh-Hans` is, but not `zh-TW`. Some programs write `pt_BR`. */
export function supportedLanguage(tag: string): LanguageCode | undefined {
  const wanted = tag.replaceAll('_', '-')
  const written = asWritten(wanted)
  return (
    languageCodes.find((code) => code === wanted) ??
    languageCodes.find((code) => written && asWritten(code) === written)
  )
}

function asWritten(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    // It is no tag.
    return undefined
  }
}
