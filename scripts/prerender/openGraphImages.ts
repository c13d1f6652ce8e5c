import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, isDraft, languageCodes, liveLanguageCodes } from '#i18n/languages.ts'
import { BuildError } from './BuildError.ts'

const imageOf = (folder: string, language: string) => join(folder, 'og', `${language}.png`)

/**
 * Checks that every live language has its Open Graph image, the picture of shared links.
 * @throws BuildError naming the missing images
 */
export function requireOpenGraphImages(folder: string): void {
  const missing = liveLanguageCodes.map((code) => imageOf(folder, code)).filter((file) => !existsSync(file))
  if (missing.length > 0) {
    throw new BuildError(missing.map((file) => `${file}: is missing, run: npm run brand-images`))
  }
}

/** Copies the image of the default language for each draft. */
export function copyImageForDrafts(folder: string): void {
  for (const code of languageCodes.filter(isDraft)) {
    copyFileSync(imageOf(folder, defaultLanguage), imageOf(folder, code))
  }
}
