import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { jsonText } from '#translation/files/json.ts'
import type { Finding } from '#translation/check/report/Finding.ts'
import { siteProject } from '#translation/files/project.ts'

type Group = Record<string, unknown>

export class EditedLocales {
  readonly #project: string
  readonly #changed = new Set<string>()

  constructor(project: string) {
    this.#project = project
  }

  /** @param file such as `ar/pages/sap.json`. */
  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8')
  }

  save(file: string, text: string): void {
    this.#changed.add(file)
    mkdirSync(dirname(this.#path(file)), { recursive: true })
    writeFileSync(this.#path(file), text)
  }

  /** Says that the page will change a file, or make it. */
  willChange(file: string): void {
    this.#changed.add(file)
  }

  set(file: string, key: string, value?: unknown): void {
    this.save(file, this.changed(file, key, value))
  }

  /** A file's text with what is at a key such as `meta.description` changed, or removed where there is no value. */
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

  findings(): Finding[] {
    return checkLocales({ ...siteProject, root: this.#project }).findings
  }

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
