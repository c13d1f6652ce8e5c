import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const parts = [
  'i18next.config.ts',
  'index.html',
  'locales',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'translation',
  'tsconfig.json',
  'vite.config.ts',
]

const compressNothing = 'export const compressFiles = async (_folder: string): Promise<void> => {}\n'

/** A copy of the project in a temporary folder, with the same packages. Tests change and build it. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'))

  constructor() {
    for (const part of parts) this.add(part, part)
    symlinkSync(join(process.cwd(), 'node_modules'), this.path('node_modules'))
    // No test measures the bytes that a copy sends.
    this.overwrite('scripts/prerender/compress.ts', compressNothing)
  }

  path(file: string): string {
    return join(this.folder, file)
  }

  add(from: string, to: string): void {
    cpSync(from, this.path(to), { recursive: true })
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), content)
  }

  /** Overwrites a file, and returns a function that restores it. */
  overwrite(file: string, content: string): () => void {
    const before = readFileSync(this.path(file), 'utf8')
    writeFileSync(this.path(file), content)
    return () => writeFileSync(this.path(file), before)
  }

  readJson(file: string): unknown {
    return JSON.parse(readFileSync(this.path(file), 'utf8'))
  }

  /** Checks the texts and builds, as `npm run build` does, but without checking the types. */
  build(): { status: number | null; output: string } {
    const checked = this.run(process.execPath, 'translation/commands/index.ts')
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
