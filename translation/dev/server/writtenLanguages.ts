import { isPseudo, languageCodes, type LanguageCode } from '#i18n/languages.ts'

/** The languages whose texts people write: those of the pseudo-languages are made from the English. */
export const writtenLanguages: readonly LanguageCode[] = languageCodes.filter((code) => !isPseudo(code))
