import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLocales, type LocaleFolder } from './checks/checkLocales.ts'
import { textRules } from './checks/checkTexts.ts'
import { say } from './report/describe.ts'
import { decode } from './files/decode.ts'
import { parseLocaleFile } from './files/localeFile.ts'
import { readSources } from './files/readSources.ts'
import { noWords } from './files/wordsFile.ts'
import { jsonText } from './files/json.ts'
import { fixText } from './rules/fixText.ts'

/** Corrects the form of all JSON files, and every fault of a text that has only one correction. Prints the files that it changed. */
export function fixFiles(folder: LocaleFolder & { path: string }, messageLanguage: string): void {
  const sources = readSources(folder.path)
  const unneeded = unneededExceptions(folder, sources)
  let count = 0
  for (const [path, source] of sources) {
    const decoded = decode(source)
    if ('fault' in decoded) continue
    const [language = ''] = path.split('/')
    const fixed =
      path === 'exceptions.json'
        ? withoutRows(decoded.text, unneeded)
        : fixFile(decoded.text, folder.languages.includes(language) ? language : undefined)
    if (fixed === undefined || Buffer.from(fixed).equals(source)) continue
    writeFileSync(join(folder.path, path), fixed)
    console.log(say('fixed', { file: `${folder.folder}/${path}` }, messageLanguage))
    count += 1
  }
  if (count === 0) console.log(say('nothing-fixed', {}, messageLanguage))
}

/** The corrected file; undefined if a person has to correct it first, since a text could be lost otherwise. */
function fixFile(text: string, language: string | undefined): string | undefined {
  const parsed = parse(text)
  if (parsed === undefined) return undefined
  if (language === undefined) return jsonText(parsed.value)
  const { problems } = parseLocaleFile({ file: '', language, namespace: '' }, text)
  if (problems.some(({ code }) => code === 'key-twice')) return undefined
  const rules = textRules(language, noWords)
  return jsonText(mapTexts(parsed.value, (value) => fixText(value, rules)))
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
}

function unneededExceptions(
  folder: LocaleFolder,
  sources: ReturnType<typeof readSources>,
): ReadonlySet<number> {
  const { findings } = checkLocales(folder, sources)
  return new Set(findings.filter(({ code }) => code === 'exception-unneeded').map(({ key }) => Number(key)))
}

function withoutRows(text: string, unneeded: ReadonlySet<number>): string | undefined {
  const parsed = parse(text)
  if (!parsed || !Array.isArray(parsed.value)) return undefined
  return jsonText(parsed.value.filter((_row, index) => !unneeded.has(index)))
}
