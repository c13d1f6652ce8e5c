import type { Finding } from './finding.ts'
import { closestLine, type LocaleFile } from './localeFile.ts'

const limits = {
  'meta.title': { least: 1, most: 60 },
  'meta.description': { least: 110, most: 160 },
}

/**
 * Finds pages without a title or description for search engines, with one of the wrong length, or with
 * one that another page of the language has too.
 */
export function checkPageMeta(files: readonly LocaleFile[], sourceLanguage: string): Finding[] {
  const pages = files.filter(({ namespace }) => /^pages\/[^/]+$/.test(namespace))
  const seen = new Map<string, string>()
  return pages.flatMap((page) =>
    Object.entries(limits).flatMap(([key, { least, most }]): Finding[] => {
      const { file, language } = page
      const text = page.texts.get(key)
      const line = closestLine(page, key)
      // A translation that lacks it is told so by the check of keys.
      if (!text && language !== sourceLanguage) return []
      if (!text) return [{ file, line, key, message: 'is missing; every page needs one for search engines' }]
      if (text.value.trim() === '') return []
      const length = Array.from(text.value.replace(/[\u2066-\u2069]/g, '')).length
      const messages = []
      if (length > most) messages.push(`has ${length} characters; shorten it to ${most} at most`)
      if (length < least) messages.push(`has ${length} characters; write at least ${least}, at most ${most}`)
      const id = JSON.stringify([language, key, text.value])
      const twin = seen.get(id)
      if (twin) messages.push(`is the same as in ${twin}; each page needs its own`)
      else seen.set(id, `${file}:${line}`)
      return messages.map((message) => ({ file, line, key, message }))
    }),
  )
}
