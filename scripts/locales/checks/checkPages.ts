import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile, Text } from '../files/localeFile.ts'
import { repetitions } from '../text/names.ts'
import type { Pair } from './compareFile.ts'

/** How many characters a place holds: what search engines show of a page, and elements that are one line or two. */
const limits = [
  { text: /^pages\/[^/]+:meta\.title$/, least: 1, most: 60 },
  { text: /^pages\/[^/]+:meta\.description$/, least: 110, most: 160 },
  { text: /^menu:(?:pages|industries)/, least: 1, most: 34 },
  { text: /[.:](?:button|submit|submitting)$/, least: 1, most: 44 },
  { text: /[.:]heading$/, least: 1, most: 70 },
  { text: /[.:]contact\.(?:\w+\.)?action$/, least: 1, most: 30 },
  { text: /[.:]contact\.(?:\w+\.)?subject$/, least: 1, most: 60 },
]

/** The length that a text should have, if its place has a limit. */
export function limitOf(namespace: string, key: string) {
  return limits.find(({ text }) => text.test(`${namespace}:${key}`))
}

/** Finds pages without a title or description for search engines, or with the same one as another page. */
export function checkPageMeta(files: readonly LocaleFile[]): Finding[] {
  const pages = files.filter(({ namespace }) => /^pages\/[^/]+$/.test(namespace))
  return ['meta.title', 'meta.description'].flatMap((key) => {
    // In a translation, the comparison of keys reports the missing text.
    const lacking = pages.filter(({ language, texts }) => language === defaultLanguage && !texts.has(key))
    const own = pages.flatMap(({ language, texts }) => {
      const text = texts.get(key)
      return text && text.value.trim() !== '' ? [{ text, id: `${language} ${text.value}` }] : []
    })
    return [
      ...lacking.map(({ root }) =>
        finding({ ...(root.children.get('meta') ?? root), key }, { code: 'meta-missing' }),
      ),
      ...repetitions(own, ({ id }) => id).map(([{ text }, first]) => sameAs(text, first.text, 'meta-twice')),
    ]
  })
}

/** Finds texts of a language that are equal although their English differs: one was pasted in the wrong place. */
export function checkEqualTexts(pairs: readonly Pair[]): Finding[] {
  return repetitions(pairs, ({ translation }) => translation.value).flatMap(
    ([{ source, translation }, first]) => {
      // Heads of tables and the like may be equal on several pages.
      const isLong = translation.value.length > (translation.file === first.translation.file ? 12 : 30)
      const isMisplaced = isLong && !areRelated(source.value, first.source.value)
      return isMisplaced ? [sameAs(translation, first.translation, 'text-twice')] : []
    },
  )
}

function sameAs(text: Text, { file, line }: Text, code: 'meta-twice' | 'text-twice') {
  return finding(text, { code, values: { other: `${file}:${line}` } })
}

/** Texts that share most words, such as HPC services and High performance computing services, may well be equal. */
function areRelated(english: string, other: string) {
  const [words, others] = [wordsOf(english), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return words.size * others.size === 0 || shared * 2 > Math.min(words.size, others.size)
}

/** The first four letters of each word that has them: the same for a word and its plural. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{4}/gu))
}

/** Finds pages of the table of pages that have no name for the menus, whose texts are in one of these English files. */
export function checkMenuNames(pages: readonly string[], english: readonly LocaleFile[]): Finding[] {
  const menu = english.find(({ namespace }) => namespace === 'menu')
  if (!menu) return []
  const lacking = pages.map((page) => `pages.${page}`).filter((key) => !menu.texts.has(key))
  return lacking.map((key) => finding({ ...menu.root, key }, { code: 'page-without-name' }))
}
