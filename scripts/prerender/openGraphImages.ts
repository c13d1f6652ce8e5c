import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, isDraft, languageCodes, liveLanguageCodes } from '#i18n/languages.ts'
import { BuildError } from './BuildError.ts'

const imageOf = (folder: string, language: string) => join(folder, 'og', `${language}.png`)

/** @throws BuildError naming the Open Graph images (the pictures of shared links) that a live language lacks */
export function requireOpenGraphImages(folder: string): void {
  const missing = liveLanguageCodes.map((code) => imageOf(folder, code)).filter((file) => !existsSync(file))
  if (missing.length > 0) {
    throw new BuildError(missing.map((file) => `${file}: is missing, run: npm run brand-images`))
  }
}

/** Gives each draft the image of the default language. */
export function copyImageForDrafts(folder: string): void {
  for (const code of languageCodes.filter(isDraft)) {
    copyFileSync(imageOf(folder, defaultLanguage), imageOf(folder, code))
  }
}
