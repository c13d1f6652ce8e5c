import { finding, type Fault, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'

/** How many characters a search engine shows of a page's title and description. */
export const metaLimits: Record<string, { least: number; most: number } | undefined> = {
  'meta.title': { least: 1, most: 60 },
  'meta.description': { least: 110, most: 160 },
}

/** The length of a text in visible characters: bidi isolates do not count. */
export function shownLength(text: string): number {
  return Array.from(text.replace(/[\u2066-\u2069]/g, '')).length
}

/**
 * Finds pages without a title or description for search engines, with one of the wrong length, or with the same one as
 * another page of the language.
 */
export function checkPageMeta(files: readonly LocaleFile[], sourceLanguage: string): Finding[] {
  const pages = files.filter(({ namespace, readable }) => readable && /^pages\/[^/]+$/.test(namespace))
  const seen = new Map<string, string>()
  return pages.flatMap((page) =>
    Object.entries(metaLimits).flatMap(([key, limits]): Finding[] => {
      const { language } = page
      const text = page.texts.get(key)
      // In a translation, the comparison of keys reports the missing text.
      if (!text && language !== sourceLanguage) return []
      if (!text)
        return [finding({ ...(page.root.children.get('meta') ?? page.root), key }, { code: 'meta-missing' })]
      if (text.value.trim() === '' || !limits) return []
      const id = JSON.stringify([language, key, text.value])
      const other = seen.get(id)
      if (other) return [finding(text, { code: 'meta-twice', values: { other } })]
      seen.set(id, `${text.file}:${text.line}`)
      return lengthFaults(shownLength(text.value), limits).map((fault) => finding(text, fault))
    }),
  )
}

function lengthFaults(length: number, { least, most }: { least: number; most: number }): Fault[] {
  if (length > most) return [{ code: 'too-long', values: { length, most } }]
  return length < least ? [{ code: 'too-short', values: { length, least, most } }] : []
}
