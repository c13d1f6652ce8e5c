import { languageCodes, type LanguageCode } from '#i18n/languages.ts'

type Declare<Body> = (title: string, body: Body) => void

interface Test<Body> extends Declare<Body> {
  describe: (title: string, declare: () => void) => void
}

/**
 * Declares groups of a kind of test, one for each language. Those that a group declares with `once` are of what no
 * language changes, neither its texts nor its direction: they run in one of them, the last, which has a prefix and
 * another direction.
 */
export function eachLanguage<Body>(test: Test<Body>) {
  return (declare: (language: LanguageCode, once: Declare<Body>) => void): void => {
    for (const language of languageCodes) {
      const isLast = language === languageCodes.at(-1)
      test.describe(language, () => declare(language, isLast ? test : () => undefined))
    }
  }
}
