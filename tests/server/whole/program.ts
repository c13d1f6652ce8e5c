import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { compileCache } from '../support/compileCache.ts'
import { smallDist } from '../support/testSite.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string | undefined

/** Must be called once in a file of tests: the program beside a small build, for all of its servers. */
export function prepareProgram(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'whole-test-'))
    for (const name of ['server', 'src', 'locales', 'package.json']) {
      cpSync(join(root, name), join(folder, name), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [name, text] of Object.entries(smallDist)) {
      const path = join(folder, 'dist', name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  })
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
}

/** Starts `server/index.ts` as `npm run serve` does, with this environment alone. */
export function spawnProgram(environment: Record<string, string>) {
  if (folder === undefined) throw new Error('prepareProgram() is missing in this file of tests')
  return spawn(process.execPath, [join(folder, 'server/index.ts')], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
