import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { smallDist } from './testSite.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A small build, by the names of its files in the project. */
export const builtFiles = Object.fromEntries(
  Object.entries(smallDist).map(([name, body]) => [`dist/${name}`, body]),
)

/**
 * One copy of the program for all tests of a file, with these files beside it: the server finds its files by its own
 * place. Gives the folder, while tests run.
 */
export function programCopy(
  files: Record<string, string | Uint8Array>,
  parts: readonly string[] = ['server', 'src', 'locales', 'package.json'],
): () => string {
  let folder: string | undefined
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'program-test-'))
    for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
  })
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    if (folder === undefined) throw new Error('The copy is there only while tests run')
    return folder
  }
}
