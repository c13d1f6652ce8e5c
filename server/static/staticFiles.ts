import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { contentCodings } from './contentCodings.ts'
import { readBodies } from './readBodies.ts'
import { createStaticFile, type StaticFile } from './staticFile.ts'
import { StartError } from '#server/StartError.ts'

/** Everything the site serves, held in memory: no address can reach the disk. */
export interface StaticFiles {
  byPath: ReadonlyMap<string, StaticFile>
  notFound: ReadonlyMap<LanguageCode, StaticFile>
}

/**
 * Reads the built site.
 * @throws StartError where the folder is missing or holds no home page.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const bodies = readBodies(folder)
  if (!bodies.has(pageFile)) throw new StartError('dist/index.html is missing: run npm run build')

  const files = new Map([...bodies].map(([name, body]) => [name, createStaticFile(name, body, bodies)]))
  const served = [...files].filter(([name]) => !isHidden(name))
  return {
    byPath: new Map(served.map(([name, file]) => [address(name), file])),
    notFound: new Map(
      languageCodes.flatMap((code) => {
        const file = files.get(notFoundFile(code))
        return file ? [[code, file] as const] : []
      }),
    ),
  }
}

const pageFile = '/index.html'

/** A page's address is its folder; any other file's is its name. */
function address(name: string) {
  return name.endsWith(pageFile) ? name.slice(0, -pageFile.length) || '/' : name
}

/** Files without an address of their own: dot files, variants and the 404 pages. */
function isHidden(name: string) {
  return (
    name.includes('/.') ||
    contentCodings.some(({ extension }) => name.endsWith(extension)) ||
    languageCodes.some((code) => name === notFoundFile(code))
  )
}

function notFoundFile(language: LanguageCode) {
  return `${languages[language].prefix}/404.html`
}
