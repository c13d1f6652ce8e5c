import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLocales } from '../check/checkLocales.ts'
import { jsonText } from '../files/json.ts'
import type { Project } from '../files/project.ts'
import { hasAllTexts } from './assertReadable.ts'
import { treeOf, writeText } from './writeTexts.ts'
import { say } from '../check/report/describe.ts'
import { textRules } from '../check/rules/textRules.ts'
import { applyRules, type TextRule } from '../check/rules/textRule.ts'
import { plainPositions, plainText } from '../check/text/markup.ts'

/** Formats the files, corrects every mistake with only one correction, and prints the names of changed files. */
export function fixFiles(project: Project, messageLanguage: string): void {
  const { files, words } = checkLocales(project)
  const fixed = files
    .filter((file) => project.languages.includes(file.language) && hasAllTexts(file))
    .map(({ file, language, root, texts }) => {
      const rules = textRules(language, words(language))
      const values = new Map([...texts].map(([key, { value }]) => [key, fixText(value, rules)]))
      return [file, jsonText(treeOf(root, undefined, values))] as const
    })
    .filter(([file, text]) => readFileSync(join(project.root, file), 'utf8') !== text)
  for (const [file, text] of fixed) {
    writeText(project, file, text)
    console.log(say('fixed', { file }, messageLanguage))
  }
  if (fixed.length === 0) console.log(say('nothing-fixed', {}, messageLanguage))
}

/** Corrects the mistakes one by one, so that each rule sees the corrected text. Tags and placeholders stay. */
export function fixText(value: string, rules: readonly TextRule[]): string {
  const text = value.trim().normalize('NFC')
  const positions = plainPositions(text)
  for (const { index, length, replacement } of applyRules(plainText(text), rules)) {
    const found = positions.slice(index, index + length).filter((position) => position !== undefined)
    if (replacement === undefined || found.length < length) continue
    const fixed = replaceAt(text, found, replacement)
    if (fixed !== text) return fixText(fixed, rules)
  }
  return text
}

/** Replaces the characters at these positions. Last replaces last, so that a tag between them keeps its place. */
function replaceAt(text: string, positions: readonly number[], replacement: string): string {
  const characters = text.split('')
  const more = replacement.length - positions.length
  positions.forEach((position, index) => {
    characters[position] =
      index === 0 ? replacement.slice(0, Math.max(more + 1, 0)) : replacement.charAt(more + index)
  })
  return characters.join('')
}
