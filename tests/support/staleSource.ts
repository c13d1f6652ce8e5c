import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of `dist`. Texts for people and unit tests are not among them. */
const sources = [
  '{src,locales,public}/**/*',
  'scripts/{*,prerender/**/*,vite/**/*}.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Returns a source file, below the project's folder, that was saved after the last build, if there is one. */
export function staleSource(project: string): string | undefined {
  const built = statSync(join(project, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return globSync(sources, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.md$|\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .find((file) => statSync(file).mtimeMs > built)
}
