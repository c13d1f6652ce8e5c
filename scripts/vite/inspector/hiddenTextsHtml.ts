import { hiddenTextsAddress } from '../../../src/development/inspector/addresses.ts'
import { wordsIn } from '../../../src/development/words/wordsIn.ts'
import { pathLanguage, translatePath } from '../../../src/i18n/languagePaths.ts'
import { defaultLanguage, languages } from '../../../src/i18n/languages.ts'

/** The document of the page with hidden texts, if this is its address in some language. */
export function hiddenTextsHtml(path: string): string | undefined {
  if (translatePath(path, defaultLanguage).replace(/\/$/, '') !== hiddenTextsAddress) return undefined
  const { code, direction } = languages[pathLanguage(path)]
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${wordsIn(code).hiddenTexts.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/src/development/inspector/hidden-texts/index.tsx"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
}
