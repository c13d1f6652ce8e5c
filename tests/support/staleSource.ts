import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What `npm run build` makes dist of; texts for people and unit tests are not in it. */
const sources = [
  '{src,locales,public}/**/*',
  'scripts/{*,prerender/**/*,vite/**/*}.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** A file that was saved after the site was built into `dist`, if it was, below the folder of the project. */
export function staleSource(project: string): string | undefined {
  const built = statSync(join(project, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return globSync(sources, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.md$|\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .find((file) => statSync(file).mtimeMs > built)
}
