import { languageCodes, type LanguageCode } from '#i18n/languages.ts'

type Declare<Body> = (title: string, body: Body) => void

interface Test<Body> extends Declare<Body> {
  describe: (title: string, declare: () => void) => void
}

/**
 * Declares tests for each language. `inOneLanguage` declares a test that does not depend on the language: it runs in
 * the last one, which has a prefix and the other direction.
 */
export function eachLanguage<Body>(test: Test<Body>) {
  return (declare: (language: LanguageCode, inOneLanguage: Declare<Body>) => void): void => {
    for (const language of languageCodes) {
      const isLast = language === languageCodes.at(-1)
      test.describe(language, () => declare(language, isLast ? test : () => undefined))
    }
  }
}
