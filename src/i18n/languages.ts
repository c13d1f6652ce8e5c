import type { FontSubset } from '#config/fontSubsets.ts'

interface LanguageRow {
  /** BCP 47 tag such as `pt-BR`, as `lang` and `hreflang` have it; the folder in `locales/`. */
  code: string
  /** The language's name in its own script: the label of the switch. */
  label: string
  direction: 'ltr' | 'rtl'
  /** BCP 47 script code, such as `Hans`: how its letters are set (`src/theme/typography.ts`). */
  script: string
  /** First path segment; the empty one belongs to the default language. */
  prefix: string
  /** For `Intl`; `ca` pins the calendar and `nu` the digits: `latn` 1 2 3, `arabext` ۱ ۲ ۳. */
  formatLocale: string
  openGraphLocale: string
  /** Subsets of the self-hosted typeface that its texts need; `npm run fonts` cuts them. None: the system's typeface. */
  fontSubsets: readonly FontSubset[]
}

/** Everything follows from this one table: a new language is one row here and one folder in `locales/`. */
const live = {
  en: {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    script: 'Latn',
    prefix: '',
    formatLocale: 'en-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'en_US',
    fontSubsets: ['latin'],
  },
  ar: {
    code: 'ar',
    label: 'العربية',
    direction: 'rtl',
    script: 'Arab',
    prefix: '/ar',
    formatLocale: 'ar-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_AE',
    fontSubsets: ['latin', 'arabic'],
  },
} as const satisfies Record<string, LanguageRow>

/**
 * They may be incomplete: what is missing is shown in English. They are part of `npm run dev` and of a preview
 * (`PREVIEW=1 npm run build`), and never of what visitors get. Once complete, the row moves up.
 */
const drafts = {} as const satisfies Record<string, LanguageRow>

/** Vite puts it into the site's code, where what is unused falls away; Node's own is set by Vite in development. */
export const showsDrafts = import.meta.env
  ? import.meta.env.PREVIEW === '1'
  : process.env['PREVIEW'] === '1' || process.env['NODE_ENV'] === 'development'

export type LanguageCode = keyof (typeof live & typeof drafts)
export type Language = LanguageRow & { code: LanguageCode }

/** Whether the development server also speaks the pseudo-languages: `PSEUDO=1 npm run dev`. */
export const showsPseudo = import.meta.env
  ? import.meta.env.PSEUDO === '1'
  : process.env['PSEUDO'] === '1' && showsDrafts

/** English with longer words, and in mirror writing for who reads no Arabic. CLDR has these tags for them. */
export const pseudoLanguages = showsPseudo
  ? {
      'en-XA': { ...live.en, code: 'en-XA', label: '[Longer]', prefix: '/en-XA' },
      'ar-XB': { ...live.en, code: 'ar-XB', label: '[Mirrored]', prefix: '/ar-XB', direction: 'rtl' },
    }
  : {}

const built: object = showsDrafts ? { ...live, ...drafts, ...pseudoLanguages } : live

export const languages = built as Record<LanguageCode, Language>

export const languageCodes = Object.keys(languages) as LanguageCode[]
/** Without the drafts, which search engines never hear of. */
export const liveLanguageCodes = showsDrafts ? (Object.keys(live) as LanguageCode[]) : languageCodes
export const defaultLanguage: LanguageCode = 'en'

/** The drafts, also where they are not shown. */
export function draftCodes(): LanguageCode[] {
  return Object.keys(drafts) as LanguageCode[]
}

/** Whether a language may lack texts; false for all where drafts are not shown. */
export function isDraft(code: LanguageCode): boolean {
  return showsDrafts && !(code in live)
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
