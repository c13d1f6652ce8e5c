import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkLocales } from '../../scripts/locales/checks/checkLocales.ts'
import { jsonText } from '../../scripts/locales/files/json.ts'
import type { Finding } from '../../scripts/locales/report/Finding.ts'
import { siteLocales } from '../../scripts/locales/files/localeFolder.ts'

type Group = Record<string, unknown>

/** The locale files of a copy of the project, as a translator changes them. */
export class EditedLocales {
  readonly #project: string
  readonly #changed = new Set<string>()

  /** @param project the copy's folder. */
  constructor(project: string) {
    this.#project = project
  }

  /** @param file such as `ar/pages/sap.json`. */
  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8')
  }

  /** Saves a file as it is given; a new one, too. */
  save(file: string, text: string): void {
    this.#changed.add(file)
    mkdirSync(dirname(this.#path(file)), { recursive: true })
    writeFileSync(this.#path(file), text)
  }

  /** Changes one text, list or group and saves the file. */
  set(file: string, key: string, value?: unknown): void {
    this.save(file, this.changed(file, key, value))
  }

  /**
   * A file's text with one text, list or group changed.
   * @param key its path: `meta.description`.
   * @param value nothing to remove it.
   */
  changed(file: string, key: string, value?: unknown): string {
    const texts = JSON.parse(this.read(file)) as Group
    const names = key.split('.')
    const last = names.pop() ?? ''
    const group = names.reduce((parent, name) => parent[name] as Group, texts)
    if (value === undefined) delete group[last]
    else group[last] = value
    return jsonText(texts)
  }

  delete(file: string): void {
    this.#changed.add(file)
    rmSync(this.#path(file))
  }

  /** What the check says of the files as they are. */
  findings(): Finding[] {
    return checkLocales({ ...siteLocales, path: join(this.#project, 'locales') }).findings
  }

  /** Puts back what the project has. */
  restore(): void {
    for (const file of this.#changed) {
      const original = join('locales', file)
      if (existsSync(original)) cpSync(original, this.#path(file))
      else rmSync(this.#path(file), { force: true })
    }
    this.#changed.clear()
  }

  #path(file: string) {
    return join(this.#project, 'locales', file)
  }
}
