import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const parts = [
  'i18next.config.ts',
  'index.html',
  'locales',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]

/** A copy of the project in a temporary folder, with the same packages, to be changed and built. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'))

  constructor() {
    for (const part of parts) this.add(part, part)
    symlinkSync(join(process.cwd(), 'node_modules'), this.path('node_modules'))
    // What a copy sends is measured nowhere.
    this.edit('scripts/prerender/compress.ts', (code) =>
      code.replace('BROTLI_MAX_QUALITY', 'BROTLI_MIN_QUALITY'),
    )
  }

  path(file: string): string {
    return join(this.folder, file)
  }

  add(from: string, to: string): void {
    cpSync(from, this.path(to), { recursive: true })
  }

  /** Gives a function that puts back what was there. It throws an Error where the edit changes nothing. */
  edit(file: string, edit: (text: string) => string): () => void {
    const before = readFileSync(this.path(file), 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`${file}: has nothing that the test could change`)
    writeFileSync(this.path(file), after)
    return () => writeFileSync(this.path(file), before)
  }

  /** Checks the texts and builds, as `npm run build` does, which also checks the types. */
  build(): { status: number | null; output: string } {
    const checked = this.run(process.execPath, 'scripts/locales/index.ts')
    return checked.status === 0 ? this.run('npx', 'vite', 'build') : checked
  }

  run(program: string, ...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: this.folder, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
