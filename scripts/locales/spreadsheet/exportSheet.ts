import { existsSync, writeFileSync } from 'node:fs'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { siteSettings } from '../../siteSettings.ts'
import { checkLocales, type LocaleFolder } from '../checks/checkLocales.ts'
import { readSources } from '../files/readSources.ts'
import { say } from '../report/describe.ts'
import { rowsOf } from './rows.ts'
import { writeSheet } from './writeSheet.ts'

/**
 * Writes a language's texts into an XLSX file, with one row for each text.
 * @param target the file; by default `<language>.xlsx` in the current folder
 * @param open whether to write only the rows that need work
 * @returns whether the site can be translated into this language
 */
export async function exportSheet(
  folder: LocaleFolder & { path: string },
  language: string,
  {
    target = `${language}.xlsx`,
    open,
    messageLanguage,
  }: { target?: string | undefined; open: boolean; messageLanguage: string },
): Promise<boolean> {
  const known = folder.languages.filter((code) => code !== folder.sourceLanguage)
  if (!isKnown(language, known)) {
    console.error(say('no-such-language', { language, languages: known.join(', ') }, messageLanguage))
    return false
  }
  const report = checkLocales(folder, readSources(folder.path))
  const rows = rowsOf(report, language, siteSettings(process.env).SITE_ORIGIN)
  const wanted = open ? rows.filter(({ status }) => status !== '') : rows
  if (open && wanted.length === 0) {
    console.log(say('nothing-open', { language }, messageLanguage))
    return true
  }
  if (existsSync(target)) {
    console.error(say('target-exists', { target }, messageLanguage))
    return false
  }
  writeFileSync(target, await writeSheet(wanted, language, languages[language].direction === 'rtl'))
  console.log(say('exported', { target, count: wanted.length }, messageLanguage))
  return true
}

function isKnown(language: string, known: readonly string[]): language is LanguageCode {
  return known.includes(language)
}
