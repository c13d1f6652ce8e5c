import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'

/** The language of the page that the visitor sent the enquiry from, by its header Content-Language. */
export function visitorLanguage(headers: Headers): LanguageCode {
  const [subtag] = (headers.get('content-language') ?? '').trim().toLowerCase().split(/[-,]/)
  return languageCodes.find((code) => code === subtag) ?? defaultLanguage
}
