import { pageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { defaultLanguage, liveLanguageCodes } from '#i18n/languages.ts'
import type { Report } from '../check/checkLocales.ts'
import { limitOf } from '../check/checkPages.ts'
import { fileOf, type LocaleFile } from '../files/localeFile.ts'
import { noteOn } from '../files/notesFile.ts'
import { describe } from '../check/report/describe.ts'
import { fingerprint, type Column } from './columns.ts'

/** `new`: not translated, or not yet accepted; `stale`: the English has changed; `check`: the check found something. */
export type Row = Record<Column, string> & { status: 'new' | 'stale' | 'check' | '' }

/** Returns the rows of a sheet, in the order of the menus. @param origin the site's, for the links */
export function rowsOf({ files, findings, notes }: Report, language: string, origin: string): Row[] {
  const english = files.filter((file) => file.language === defaultLanguage)
  // The site does not show a draft, so its links lead to the default language.
  const shown = liveLanguageCodes.find((code) => code === language) ?? defaultLanguage
  // Shared texts, which do not belong to a page, come first.
  const ordered = english.toSorted((one, other) => placeInMenus(one) - placeInMenus(other))
  return ordered.flatMap((source) => {
    const { namespace } = source
    const file = fileOf(files, language, namespace)
    const pairs = new Map(file?.pairs.map((pair) => [pair.translation.key, pair]))
    const found = findings.filter((one) => one.file === file?.file && one.code !== 'stale')
    const page = pageIds[placeInMenus(source)]
    return [...source.texts.values()].map(({ key, value }): Row => {
      const translation = file?.texts.get(key)?.value ?? ''
      const { state, was } = pairs.get(key) ?? {}
      const isNew = translation.trim() === '' || state === 'unrecorded'
      const own = found.filter((one) => one.key === key).map((one) => describe(one, language))
      const parts = [noteOn(notes, namespace, key), was === undefined ? '' : `was: ${was}`, ...own]
      const limit = limitOf(namespace, key)
      return {
        page: page ?? namespace,
        file: namespace,
        key,
        english: value,
        translation,
        before: translation,
        check: fingerprint(namespace, key, value, translation),
        status: isNew ? 'new' : state === 'stale' ? 'stale' : own.length > 0 ? 'check' : '',
        note: parts.filter((part) => part !== '').join(' · '),
        limit: limit ? `${limit.least}–${limit.most}` : '',
        link: origin + pagePath(page ?? 'home', shown),
      }
    })
  })
}

function placeInMenus({ namespace }: LocaleFile): number {
  return pageIds.findIndex((page) => namespace === `pages/${page}`)
}
