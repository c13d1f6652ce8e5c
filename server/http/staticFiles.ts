import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { readPageHeaders, readBodies } from './readDist.ts'
import { StartError } from '#server/StartError.ts'
import { hasForm } from './headers.ts'
import { contentCodings } from './contentCodings.ts'
import { createStaticFile, type StaticFile } from './staticFile.ts'

/** Everything the site serves, held in memory: no address can reach the disk. */
export interface StaticFiles {
  byPath: ReadonlyMap<string, StaticFile>
  notFound: ReadonlyMap<LanguageCode, StaticFile>
}

/**
 * Reads the built site.
 * @throws StartError where it is incomplete: without its folder, its home page, the headers of a page, or
 * with a variant of other content.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const bodies = readBodies(folder)
  if (!bodies.has(pageFile)) throw new StartError('dist/index.html is missing: run npm run build')
  const headers = readPageHeaders(bodies)

  const names = [...bodies.keys()].filter((name) => !isHidden(name))
  const files = new Map(
    names.map((name) => {
      const traits = { own: headers(name), hasForm: hasForm(address(name)) }
      return [name, createStaticFile(name, bodies, traits)]
    }),
  )
  const served = names.flatMap((name) => {
    const file = files.get(name)
    return file && !isNotFoundPage(name) ? [[address(name), file] as const] : []
  })
  return {
    byPath: new Map(served),
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

/** Dot files and variants have no address. */
function isHidden(name: string) {
  return name.includes('/.') || contentCodings.some(({ extension }) => name.endsWith(extension))
}

/** Nor have the 404 pages, which answer for those without one. */
function isNotFoundPage(name: string) {
  return languageCodes.some((code) => name === notFoundFile(code))
}

function notFoundFile(language: LanguageCode) {
  return `${languages[language].prefix}/404.html`
}
