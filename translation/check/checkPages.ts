import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from './report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import type { Facts } from '../files/sharedFiles.ts'
import { repetitions } from './text/names.ts'
import type { ComparedFile } from './compareFile.ts'

/** The lengths of texts, in characters: search engines cut longer titles and descriptions. */
const limits = [
  { text: /^pages\/[^/]+:meta\.title$/, least: 1, most: 60 },
  { text: /^pages\/[^/]+:meta\.description$/, least: 110, most: 160 },
]

/** Returns the least and the greatest length of a text, if its place has limits. */
export function limitOf(namespace: string, key: string): { least: number; most: number } | undefined {
  const limit = limits.find(({ text }) => text.test(`${namespace}:${key}`))
  return limit && { least: limit.least, most: limit.most }
}

/** Finds English pages without title or description. In a translation, the missing text has a finding of its own. */
export function checkPageMeta(english: readonly LocaleFile[]): Finding[] {
  const pages = english.filter(({ namespace }) => /^pages\/[^/]+$/.test(namespace))
  return ['meta.title', 'meta.description'].flatMap((key) =>
    pages
      .filter(({ texts }) => !texts.has(key))
      .map(({ root }) => finding({ ...(root.children.get('meta') ?? root), key }, { code: 'meta-missing' })),
  )
}

/** Finds pages that are too short to help a buyer, in English, or too long to read, in any language. */
export function checkPageLength({ namespace, language, texts, root }: LocaleFile, facts: Facts): Finding[] {
  const [, page] = /^pages\/(.+)$/.exec(namespace) ?? []
  if (page === undefined) return []
  const { least = 0, most = Infinity } = { ...facts.words, ...facts.pages[page]?.words }
  const shown = [...texts.values()].filter(({ key }) => !/^(?:meta|questionnaire)\./.test(key))
  const words = shown.flatMap(({ value }) => value.split(/\s+/)).length
  if (words > most) return [finding(root, { code: 'page-long', values: { words, most } })]
  if (words >= least || language !== defaultLanguage) return []
  return [finding(root, { code: 'page-short', values: { words, least } })]
}

/** In characters. Shorter texts are names and labels, which may be repeated. */
const paragraphLength = 60

/** Finds paragraphs that a file has twice. A translation may repeat what its English repeats. */
export function checkRepeatedParagraphs({ texts, pairs }: ComparedFile): Finding[] {
  const sources = new Map(pairs.map(({ source, translation }) => [translation.key, source.value]))
  const paragraphs = [...texts.values()].filter(({ value }) => value.length >= paragraphLength)
  return repetitions(paragraphs, ({ value }) => value.trim())
    .filter(([{ key }, first]) => !sources.has(key) || sources.get(key) !== sources.get(first.key))
    .map(([text, { line }]) => finding(text, { code: 'paragraph-twice', values: { line } }))
}

/** Finds pages of the table of pages without a name for the menus. */
export function checkMenuNames(pages: readonly string[], english: readonly LocaleFile[]): Finding[] {
  const menu = english.find(({ namespace }) => namespace === 'menu')
  if (!menu) return []
  const lacking = pages.map((page) => `pages.${page}`).filter((key) => !menu.texts.has(key))
  return lacking.map((key) => finding({ ...menu.root, key }, { code: 'page-without-name' }))
}
