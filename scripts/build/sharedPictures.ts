import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, isDraft, languageCodes } from '../../src/i18n/languages.ts'

/**
 * Checks that each language has its picture for shared links (og:image). A draft gets the picture of the default
 * language.
 * @throws Error naming the file that is missing
 */
export function checkSharedPictures(folder: string): void {
  const picture = (code: string) => join(folder, 'og', `${code}.png`)
  for (const code of languageCodes.filter((each) => !existsSync(picture(each)))) {
    if (!isDraft(code)) throw new Error(`public/og/${code}.png: is missing, run: npm run brand-images`)
    copyFileSync(picture(defaultLanguage), picture(code))
  }
}
