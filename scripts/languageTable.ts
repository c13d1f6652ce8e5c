import { fontSubsets } from '#config/fontSubsets.ts'
import { isDraft, languages, type LanguageCode } from '#i18n/languages.ts'

/**
 * Returns a sentence for each mistake in the table of languages. The tools cannot wait for the compiler to report them:
 * `npm run locales` reads the rows before it runs, and `npm run fonts` and `npm run dev` compile nothing.
 */
export function languageTableErrors(): string[] {
  return Object.values(languages).flatMap(({ code, formatLocale, fontSubsets: named }) => [
    ...[code, formatLocale]
      .filter((tag) => !isTag(tag))
      .map((tag) => sentence(code, `"${tag}" is no language tag, as BCP 47 has them: en-AE, pt-BR`)),
    ...named
      .filter((subset) => !Object.hasOwn(fontSubsets, subset))
      .map((subset) =>
        sentence(
          code,
          `there is no font subset "${subset}"; use ${Object.keys(fontSubsets).join(', ')}, or add it to src/config/fontSubsets.ts`,
        ),
      ),
  ])
}

function sentence(code: LanguageCode, error: string) {
  return `src/i18n/${isDraft(code) ? 'draft' : 'live'}Languages.ts: the language "${code}": ${error}.`
}

function isTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
