import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { readPageHeaders, readDist } from './readDist.ts'
import { StartError } from '#server/StartError.ts'
import { hasForm } from './headers.ts'
import { contentCodings } from './contentCodings.ts'
import { createStaticFile, type StaticFile } from './staticFile.ts'

/** Everything that the site serves, held in memory: no request can reach any other file of the disk. */
export interface StaticFiles {
  byPath: ReadonlyMap<string, StaticFile>
  notFound: ReadonlyMap<LanguageCode, StaticFile>
}

/**
 * Reads the built site.
 * @throws StartError where the folder, the home page or the headers of a page are missing, or where a
 * compressed variant has other content than its file.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = readDist(folder)
  if (!files.has(pageFile)) throw new StartError('dist/index.html is missing: run npm run build')
  const pageHeaders = readPageHeaders(files)
  const notFoundFiles = new Map(languageCodes.map((code) => [`${languages[code].prefix}/404.html`, code]))
  const byPath = new Map<string, StaticFile>()
  const notFound = new Map<LanguageCode, StaticFile>()
  for (const name of [...files.keys()].filter((each) => !isHidden(each))) {
    const path = pathOf(name)
    const file = createStaticFile(name, files, { ownHeaders: pageHeaders(name), hasForm: hasForm(path) })
    const language = notFoundFiles.get(name)
    if (language) notFound.set(language, file)
    else byPath.set(path, file)
  }
  return { byPath, notFound }
}

const pageFile = '/index.html'

/** The path of a page is its folder. The path of any other file is its name. */
function pathOf(name: string) {
  return name.endsWith(pageFile) ? name.slice(0, -pageFile.length) || '/' : name
}

/** Dot files and compressed variants have no path of their own. */
function isHidden(name: string) {
  return name.includes('/.') || contentCodings.some(({ extension }) => name.endsWith(extension))
}
