import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFiles } from './writeFiles.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Gives a folder that the caller removes. A copy is needed as the server finds its files by its own place. */
export function copyProgram(
  files: Parameters<typeof writeFiles>[1],
  parts: readonly string[] = ['server', 'src', 'locales', 'scripts/loadEnvFile.ts', 'package.json'],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'program-test-'))
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFiles(folder, files)
  return folder
}
