import { cleanLine } from '#i18n/cleanText.ts'

const maxHeaderLength = 200

/** One line of at most 200 characters, without encoded words (`=?utf-8?…`): they could decode to any character. */
export function headerText(text: string): string {
  const line = cleanLine(text).replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?').trim()
  const characters = Array.from(line)
  return characters.length > maxHeaderLength ? `${characters.slice(0, maxHeaderLength).join('')}…` : line
}

/** A text of the locale files, such as `Enquiry {{reference}}`, and the values of its placeholders. */
export interface Phrase {
  text: string
  values?: Readonly<Record<string, string>>
}

/** A phrase that consists of a value alone. */
export function valueAlone(value: string): Phrase {
  return { text: '{{value}}', values: { value } }
}

/** Placeholders inside a value stay as they are. */
export function fill({ text, values = {} }: Phrase, write: (value: string) => string): string {
  return text.replaceAll(/{{(\w+)}}/g, (_placeholder, name: string) => write(values[name] ?? ''))
}
