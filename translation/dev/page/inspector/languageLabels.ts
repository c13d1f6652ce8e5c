import { languages, type LanguageCode } from '#i18n/languages.ts'

/** Returns what languages call themselves, in one line. */
export function languageLabels(codes: readonly LanguageCode[]): string {
  return codes.map((code) => languages[code].label).join(' · ')
}
