import { isolate } from '#i18n/bidiIsolation.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import type { Finding } from './Finding.ts'

type Messages = typeof english
type Values = Record<string, string | number>

const messagesByLanguage: Record<string, Messages | undefined> = { en: english, ar: arabic }
export const messageLanguages = Object.keys(messagesByLanguage)

/** Returns a finding's message: the mistake and its correction. English stands in for a language without messages. */
export function describe({ code, values }: Pick<Finding, 'code' | 'values'>, language = 'en'): string {
  const { wrong, advice } = messagesIn(language)
  return filled({ ...wrong, ...advice }[code], values, language)
}

/** Writes a finding as a line that editors and CI turn into a link. The code at its end is the name for exceptions. */
export function formatFinding(finding: Finding, language = 'en'): string {
  const { file, line, column, key, severity, code } = finding
  const label = severity === 'advice' ? `${say('advice', {}, language)}: ` : ''
  return `${file}:${line}:${column}${key && ` ${key}`}: ${label}${describe(finding, language)} [${code}]`
}

/** Returns a message of the command line that is not a finding. */
export function say(code: keyof Messages['command'], values: Values = {}, language = 'en'): string {
  return filled(messagesIn(language).command[code], values, language)
}

function messagesIn(language: string): Messages {
  return messagesByLanguage[language] ?? english
}

/** Fills in values, which have single braces: messages also mention placeholders, and these have double braces. */
function filled(message: string, values: Values, language: string) {
  return message.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const value = values[name] ?? ''
    const shown = typeof value === 'number' ? value.toLocaleString('en') : value
    // In an Arabic message, an isolate keeps the direction of a file name or an English text.
    return language === 'ar' ? isolate(shown) : shown
  })
}
