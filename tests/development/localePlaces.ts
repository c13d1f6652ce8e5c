import { readFileSync } from 'node:fs'
import { parse, type ValueNode } from '@humanwhocodes/momoa'

/** Where a text stands in the project: `locales/ar/menu.json:12`. */
export function placeOf(language: string, namespace: string, key: string): string {
  const file = `locales/${language}/${namespace}.json`
  const found = key.split('.').reduce(below, parse(readFileSync(file, 'utf8')).body)
  return `${file}:${found.loc.start.line}`
}

function below(node: ValueNode, name: string): ValueNode {
  const found =
    node.type === 'Object'
      ? node.members.find((member) => member.name.type === 'String' && member.name.value === name)
      : node.type === 'Array'
        ? node.elements[Number(name)]
        : undefined
  if (!found) throw new Error(`there is no ${name}`)
  return found.value
}

/** What translators are told about texts, by namespace and key. */
export function notes(): Record<string, string> {
  return JSON.parse(readFileSync('locales/notes.json', 'utf8')) as Record<string, string>
}

type MailTexts = typeof import('../../locales/en/server/mail.json')

/** The texts of the mails in a language, as a translator wrote them. */
export function mailTexts(language: string): MailTexts {
  return JSON.parse(readFileSync(`locales/${language}/server/mail.json`, 'utf8')) as MailTexts
}
