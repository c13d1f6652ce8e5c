import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** What is made, fetched or kept, and no source. */
const left = new Set(['node_modules', 'dist', '.build', '.git', 'data', 'test-results', 'playwright-report'])

/** The configuration of a copy: packages are found in it, whose folder is a link, and nothing is written there. */
const configuration = `import { mergeConfig } from 'vite'
import site from './site.config.ts'

export default mergeConfig(site, { resolve: { preserveSymlinks: true }, cacheDir: '.vite' })
`

/** Copies the project's sources into a folder, which can be built and changed there with the same packages. */
export async function copySources(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const names = (await readdir('.')).filter((name) => !left.has(name))
  await Promise.all(names.map((name) => cp(name, join(folder, name), { recursive: true })))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await rename(join(folder, 'vite.config.ts'), join(folder, 'site.config.ts'))
  await writeFile(join(folder, 'vite.config.ts'), configuration)
}
