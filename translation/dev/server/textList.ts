import { defaultLanguage } from '#i18n/languages.ts'
import type { Report } from '../../check/checkLocales.ts'
import { fileOf, type Entry } from '../../files/localeFile.ts'
import type { CodePlace, ListItem, TextList } from '../page/shared/answers.ts'
import type { CodeFiles } from './code/CodeFiles.ts'
import { namingPlace } from './code/contentPlaces.ts'
import { writtenLanguages } from './writtenLanguages.ts'

/** The lists and groups of texts whose entries other files than a page's content name, or count. */
const namedElsewhere: readonly (readonly [RegExp, string])[] = [
  [/^menu (pages|lines)$/, 'src/config/pages.ts'],
  [/^(menu industries|pages\/industries sections(\.\w+\.points\.items)?)$/, 'src/config/industries.ts'],
  [/^pages\/about leadership\.people$/, 'src/pages/about/portraits.ts'],
  [/^pages\/[\w-]+ contact(\.\w+)?\.asks$/, 'src/enquiry/form/useOpenAsks.ts'],
  [/^company offices$/, 'src/config/company.ts'],
  [/^owner (promise|supportLine|averageSla|countries|memory)$/, 'src/config/ownerFacts.ts'],
  [/^enquiry fields$/, 'src/enquiry/enquiryFields.ts'],
  [/^units amounts$/, 'src/config/units.ts'],
]

/** Returns the nearest list, or group with entries that code names, around a text; null if there is none. */
export function textList(
  { files }: Pick<Report, 'files'>,
  code: CodeFiles,
  namespace: string,
  key: string,
): TextList | null {
  const own = files.filter((file) => file.namespace === namespace)
  const root = fileOf(own, defaultLanguage, namespace)?.root
  const names = key.split('.')
  for (let depth = names.length - 1; depth > 0; depth--) {
    const around = names.slice(0, depth)
    const name = names[depth] ?? ''
    const place = placeOfNames(code, namespace, around.join('.'), name)
    if (place) return { kind: 'named', place }
    if (entryAt(root, around)?.kind === 'list' && !isRow(root, around) && around.at(-1) !== 'columns')
      return { kind: 'free', key: around.join('.'), index: Number(name), items: itemsOf(own, around) }
  }
  return null
}

function placeOfNames(
  code: CodeFiles,
  namespace: string,
  around: string,
  name: string,
): CodePlace | undefined {
  const [, file] = namedElsewhere.find(([group]) => group.test(`${namespace} ${around}`)) ?? []
  return file === undefined ? namingPlace(code, namespace, `${around}.${name}`) : { file, line: 1, column: 1 }
}

/** Whether a list is a row of a table, which has as many cells as the table has columns. */
function isRow(root: Entry | undefined, names: readonly string[]) {
  return entryAt(root, names.slice(0, -1))?.kind === 'list'
}

function entryAt(root: Entry | undefined, names: readonly string[]): Entry | undefined {
  return names.reduce<Entry | undefined>((entry, name) => entry?.children.get(name), root)
}

/** Returns a list's items in each language that people write, and whose file can be read. */
function itemsOf(files: Report['files'], names: readonly string[]) {
  return Object.fromEntries(
    writtenLanguages.flatMap((language) => {
      const file = files.find((one) => one.language === language && one.readable)
      const list = entryAt(file?.root, names)
      return list?.kind === 'list' ? [[language, [...list.children.values()].map(itemOf)] as const] : []
    }),
  )
}

function itemOf({ kind, value, children }: Entry): ListItem {
  if (kind === 'text') return value
  if (kind === 'list') return [...children.values()].map(itemOf)
  return Object.fromEntries([...children].map(([name, child]) => [name, itemOf(child)]))
}
