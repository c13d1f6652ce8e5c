import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, isDraft, languageCodes } from '../../src/i18n/languages.ts'

/**
 * Checks that each language has its Open Graph image, the picture of shared links. A draft gets that of the default
 * language.
 * @throws Error naming the file that is missing
 */
export function checkOpenGraphImages(folder: string): void {
  const image = (code: string) => join(folder, 'og', `${code}.png`)
  for (const code of languageCodes.filter((each) => !existsSync(image(each)))) {
    if (!isDraft(code)) throw new Error(`public/og/${code}.png: is missing, run: npm run brand-images`)
    copyFileSync(image(defaultLanguage), image(code))
  }
}
