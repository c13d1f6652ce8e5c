import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLocales } from './checks/checkLocales.ts'
import { jsonText } from './files/json.ts'
import type { LocaleFile } from './files/localeFile.ts'
import type { LocaleFolder } from './files/localeFolder.ts'
import { noWords } from './files/wordsFile.ts'
import { treeOf, writeText } from './files/writeTexts.ts'
import { say } from './report/describe.ts'
import { textRules } from './rules/languageRules.ts'
import { applyRules, type TextRule } from './rules/textRule.ts'

/** Corrects the form of the files, and every mistake that has only one correction. Prints the files that it changed. */
export function fixFiles(folder: LocaleFolder, messageLanguage: string): void {
  const { findings, namespaces } = checkLocales(folder)
  const unneeded = findings.filter(({ code }) => code === 'exception-unneeded').map(({ key }) => key)
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8')
  const fixed = [...namespaces.values()]
    .flatMap(({ files }) => files)
    // In these a person has to correct something first, or a text could be lost.
    .filter((file) => file.findings.every(({ code }) => code === 'form'))
    .map((file): [string, string] => [`${file.language}/${file.namespace}.json`, fixedText(file)])
    .filter(([path, text]) => read(path) !== text)
  if (unneeded.length > 0) {
    const rows = JSON.parse(read('exceptions.json')) as unknown[]
    const needed = rows.filter((_, index) => !unneeded.includes(String(index)))
    fixed.push(['exceptions.json', jsonText(needed)])
  }
  for (const [path, text] of fixed) {
    writeText(folder, path, text)
    console.log(say('fixed', { file: `locales/${path}` }, messageLanguage))
  }
  if (fixed.length === 0) console.log(say('nothing-fixed', {}, messageLanguage))
}

function fixedText({ language, root, texts }: LocaleFile): string {
  const rules = textRules(language, noWords)
  const values = new Map([...texts].map(([key, { value }]) => [key, fixText(value, rules)]))
  return jsonText(treeOf(root, undefined, values))
}

/** Tags and placeholders, which stay as they are. */
const markup = /<\/?[\w-]+[^<>]*>|\{\{[^{}]*\}\}/gu
/** While rules are applied, each of them is replaced by a private-use character, from this one on. */
const firstPrivateUse = 0xe000

/** Corrects every mistake of a text that has only one correction. */
function fixText(value: string, rules: readonly TextRule[]): string {
  const kept: string[] = []
  let text = value.trim().replace(markup, (found) => {
    kept.push(found)
    return String.fromCodePoint(firstPrivateUse + kept.length - 1)
  })
  for (let fixed = fixOne(text, rules); fixed !== undefined; fixed = fixOne(text, rules)) text = fixed
  return text.replace(
    /[\uE000-\uF8FF]/gu,
    (character) => kept[(character.codePointAt(0) ?? 0) - firstPrivateUse] ?? character,
  )
}

/** Makes one correction, so that the next rule sees the corrected text; undefined if there is none left. */
function fixOne(text: string, rules: readonly TextRule[]): string | undefined {
  const found = applyRules(text, rules).find(({ replacement }) => replacement !== undefined)
  if (found?.replacement === undefined) return undefined
  const fixed = text.slice(0, found.index) + found.replacement + text.slice(found.index + found.length)
  return fixed === text ? undefined : fixed
}
