import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeTexts } from '#i18n/completeTexts.ts'
import type { NamespaceTexts } from '#i18n/createI18n.ts'
import { defaultLanguage, isDraft, isPseudo, languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { markUntranslated } from '#i18n/untranslated.ts'
import { fillMissing } from './fillMissing.ts'
import { pseudoTexts } from './pseudoTexts.ts'
import { withOwnForms } from './withOwnForms.ts'
import { decode } from '../../files/decode.ts'

/**
 * Keeps the last readable content of each locale file, also after the file is deleted. If a language lacks a text, the
 * page shows the English; if English lacks it, another language's. So every page can be shown.
 */
export class SavedTexts {
  readonly #folder: string
  readonly #readable = new Map<string, NamespaceTexts>()

  constructor(folder: string) {
    this.#folder = folder
    for (const path of globSync('**/*.json', { cwd: folder })) {
      const { language, namespace } = namespaceOf(path) ?? {}
      if (language && namespace) this.#read(language, namespace)
    }
  }

  /** Whether a language has this namespace, or had it since the start. */
  has(namespace: string): boolean {
    return languageCodes.some((code) => this.#readable.has(`${code}/${namespace}.json`))
  }

  /** Returns the texts of a namespace as the page should show them; undefined if no language has them. */
  shown(language: LanguageCode, namespace: string): NamespaceTexts | undefined {
    const source = [...new Set([defaultLanguage, ...languageCodes])]
      .map((code) => this.#read(code, namespace))
      .reduce((own, other) => fillMissing(own, other) as NamespaceTexts | undefined)
    if (language === defaultLanguage || !source) return source
    if (isPseudo(language)) return pseudoTexts(language, source)
    return completeTexts(withOwnForms(source, language), this.#read(language, namespace), markUntranslated)
  }

  #read(language: LanguageCode, namespace: string): NamespaceTexts | undefined {
    const path = `${language}/${namespace}.json`
    const file = join(this.#folder, path)
    const texts = readTexts(file)
    if (texts) this.#readable.set(path, texts)
    // A draft may lack a file.
    else if (isDraft(language) && !existsSync(file)) this.#readable.delete(path)
    return this.#readable.get(path)
  }
}

/** Reads the texts of a file; undefined if the file cannot be read, for which the check reports the reason. */
function readTexts(file: string): NamespaceTexts | undefined {
  try {
    const decoded = decode(readFileSync(file))
    const value: unknown = 'text' in decoded && JSON.parse(decoded.text)
    return typeof value === 'object' && !Array.isArray(value) && value ? (value as NamespaceTexts) : undefined
  } catch {
    return undefined
  }
}

/** Returns language and namespace of a file below `locales/` (`ar/pages/home.json`). No page has the server's texts. */
export function namespaceOf(path: string): { language: LanguageCode; namespace: string } | undefined {
  const [, code = '', namespace = ''] = /^([\w-]+)[\\/]((?!server[\\/]).+)\.json$/.exec(path) ?? []
  const language = languageCodes.find((known) => known === code)
  return language && { language, namespace: namespace.replaceAll('\\', '/') }
}
