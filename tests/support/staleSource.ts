import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of `dist`. Texts for people and unit tests are not among them. */
const sources = [
  'src/**/*',
  'locales/**/*',
  'public/**/*',
  'scripts/*.ts',
  'scripts/prerender/**/*.ts',
  'scripts/vite/**/*.ts',
  'translation/glossary.json',
  'translation/files/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Returns a source file, below the project's folder, that was saved after the last build, if there is one.
 * @throws Error for a pattern without a file: a folder that is renamed must not go out of sight
 */
export function staleSource(project: string): string | undefined {
  const built = statSync(join(project, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources
    .flatMap((pattern) => filesOf(pattern, project))
    .find((file) => statSync(file).mtimeMs > built)
}

function filesOf(pattern: string, project: string) {
  const files = globSync(pattern, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.md$|\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  if (files.length === 0) throw new Error(`tests/support/staleSource.ts: there is no ${pattern}`)
  return files
}
