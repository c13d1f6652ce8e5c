import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { CatalogueInput } from '../../../scripts/check-locales/catalogue.ts'
import { checkLocales } from '../../../scripts/check-locales/checkLocales.ts'
import { formatFinding } from '../../../scripts/check-locales/finding.ts'

/** Files by their path in the locales folder; an object is written as JSON, one key to a line. */
export type Files = Record<string, unknown>

const shared: Files = { 'glossary.json': [], 'same-in-both.json': { comment: '', values: [] } }

function sourcesOf(files: Files): Map<string, string> {
  return new Map(
    Object.entries({ ...shared, ...files }).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    ]),
  )
}

/** Input of the checks, with an empty glossary and an empty list of shared texts unless given. */
export function input(files: Files): CatalogueInput {
  return { folder: 'locales', sources: sourcesOf(files), languages: ['en', 'ar'], sourceLanguage: 'en' }
}

/** The lines that all checks together print for these files. */
export function findings(files: Files): string[] {
  return checkLocales(input(files)).findings.map(formatFinding)
}

/** What is found when `a.json` holds one text in each language. */
export function findingsOfPair(en: string, ar: string, files: Files = {}): string[] {
  return findings({ 'en/a.json': { text: en }, 'ar/a.json': { text: ar }, ...files })
}

/** A folder with these files, gone when the test ends. */
export function temporaryLocales(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-locales-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of sourcesOf(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
