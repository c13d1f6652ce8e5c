import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'

/** How many characters a search engine shows of a page's title and description. */
export const metaLimits: Record<string, { least: number; most: number }> = {
  'meta.title': { least: 1, most: 60 },
  'meta.description': { least: 110, most: 160 },
}

/**
 * Finds pages without a title or description for search engines, with one of the wrong length, or with the same one as
 * another page of the language.
 */
export function checkPageMeta(files: readonly LocaleFile[]): Finding[] {
  const pages = files.filter(({ namespace, readable }) => readable && /^pages\/[^/]+$/.test(namespace))
  const seen = new Map<string, string>()
  return pages.flatMap(({ language, texts, root }) =>
    Object.entries(metaLimits).flatMap(([key, limits]) => {
      const text = texts.get(key)
      if (!text) {
        // In a translation, the comparison of keys reports the missing text.
        if (language !== defaultLanguage) return []
        return [finding({ ...(root.children.get('meta') ?? root), key }, { code: 'meta-missing' })]
      }
      if (text.value.trim() === '') return []
      const id = JSON.stringify([language, key, text.value])
      const other = seen.get(id)
      if (other) return [finding(text, { code: 'meta-twice', values: { other } })]
      seen.set(id, `${text.file}:${text.line}`)
      // Bidi isolates are not seen.
      const { length } = Array.from(text.value.replace(/[\u2066-\u2069]/g, ''))
      const values = { characters: length, ...limits }
      if (length > limits.most) return [finding(text, { code: 'too-long', values })]
      return length < limits.least ? [finding(text, { code: 'too-short', values })] : []
    }),
  )
}

/**
 * Finds pages of the table of pages that have no name for the menus. Only the default language is checked here: the
 * comparison with it finds what another language lacks.
 */
export function checkMenuNames(pages: readonly string[], files: readonly LocaleFile[]): Finding[] {
  const menu = files.find((file) => file.namespace === 'menu' && file.language === defaultLanguage)
  if (!menu?.readable) return []
  return pages
    .map((page) => `pages.${page}`)
    .filter((key) => !menu.texts.has(key))
    .map((key) => finding({ ...menu.root, key }, { code: 'page-without-name' }))
}
