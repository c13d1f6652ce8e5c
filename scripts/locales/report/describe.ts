import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import type { Finding } from './Finding.ts'

type Messages = typeof english
type Values = Record<string, string | number>

/** The languages that the check speaks; the page's panel and the command line ask for one of them. */
const messagesOf: Record<string, Messages | undefined> = { en: english, ar: arabic }

/**
 * A finding in words: what is wrong and how to mend it.
 * @param language English speaks where the check has no messages in it.
 */
export function describe({ code, values }: Pick<Finding, 'code' | 'values'>, language = 'en'): string {
  return filled(messages(language).findings[code], values, language)
}

/** A finding as one line that editors and CI turn into a link; its code at the end is what an exception names. */
export function formatFinding(finding: Finding, language = 'en'): string {
  const { file, line, column, key, severity, code } = finding
  const message = describe(finding, language)
  const said = severity === 'advice' ? say('advice', { message }, language) : message
  return `${file}:${line}:${column}${key && ` ${key}`}: ${said} [${code}]`
}

/** What the command line says beside the findings. */
export function say(code: keyof Messages['command'], values: Values = {}, language = 'en'): string {
  return filled(messages(language).command[code], values, code === 'advice' ? 'en' : language)
}

function messages(language: string): Messages {
  return messagesOf[language] ?? english
}

/** Values stand in single braces, for the messages speak about placeholders, which have two. */
function filled(message: string, values: Values, language: string) {
  // In Arabic, a file's name or an English text keeps its own direction.
  const isolated = (value: string) => (language === 'ar' ? `\u2068${value}\u2069` : value)
  return message.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const value = values[name] ?? ''
    return isolated(typeof value === 'number' ? value.toLocaleString('en') : value)
  })
}
