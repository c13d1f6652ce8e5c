import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { contentCodings, isHidden, requestErrorFile } from '#config/buildOutput.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { StartError } from '#server/StartError.ts'
import { readBuildInfo } from './buildInfo.ts'
import { caching, fileHeaders } from './headers.ts'
import { type DistFiles, type FileContent, readDistText, readPageHeaders } from './readDist.ts'

/** Everything that the site serves, held in memory: no request can reach any other file of the disk. */
export interface StaticFiles {
  byPath: ReadonlyMap<string, StaticFile>
  notFound: ReadonlyMap<LanguageCode, StaticFile>
  /** The HTML for a request that cannot be read or answered. */
  requestErrorPage: string
}

export interface StaticFile {
  /** A page has one address; other spellings of it redirect there. */
  isPage: boolean
  /** Whether the file is a page with the form, which needs the form's cookie. */
  hasForm: boolean
  plain: Representation
  /** The preferred coding first. */
  variants: readonly Representation[]
}

/** A file in one content coding. Each has its own ETag, so that a cache never mixes two codings up. */
export interface Representation {
  coding: string
  body: FileContent
  etag: string
  /** All headers of a 200 with this body. */
  headers: Record<string, string>
}

const pageFile = '/index.html'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

/**
 * @throws StartError where the home page or a file that the build hands to the server is missing, or a variant differs
 * from its file
 */
export function readStaticFiles(files: DistFiles): StaticFiles {
  if (!files.has(pageFile)) throw new StartError('dist/index.html is missing: run npm run build')
  const pageHeaders = readPageHeaders(files)
  const formFiles = new Set(readBuildInfo(files).formFiles)
  const notFoundFiles = new Map(languageCodes.map((code) => [`${languages[code].prefix}/404.html`, code]))
  const byPath = new Map<string, StaticFile>()
  const notFound = new Map<LanguageCode, StaticFile>()
  for (const [name, body] of files) {
    if (isHidden(name)) continue
    const path = name.endsWith(pageFile) ? name.slice(0, -pageFile.length) || '/' : name
    const variants = readVariants(name, body, files)
    const hasForm = formFiles.has(name)
    const contentType = getMimeType(name) ?? 'application/octet-stream'
    const headers = {
      ...fileHeaders(contentType),
      ...pageHeaders.get(name),
      'content-type': contentType,
      'cache-control': hasForm ? caching.formPage : cachingOf(path),
      // The plain answer needs Vary as well: without it, a cache would send the plain file to every client.
      ...(variants.length > 0 && { vary: 'Accept-Encoding' }),
    }
    const file = {
      isPage: name.endsWith(pageFile),
      hasForm,
      plain: represent('identity', body, headers),
      variants: variants.map((variant) => represent(variant.coding, variant.body, headers)),
    }
    const language = notFoundFiles.get(name)
    if (language) notFound.set(language, file)
    else byPath.set(path, file)
  }
  return { byPath, notFound, requestErrorPage: readDistText(files, requestErrorFile) }
}

function cachingOf(path: string) {
  return path.startsWith('/assets/') ? caching.asset : caching.page
}

/** A variant with other content would give visitors with that coding a broken page. */
function readVariants(name: string, plain: FileContent, files: DistFiles) {
  return contentCodings.flatMap(({ coding, extension }) => {
    const body = files.get(name + extension)
    if (!body) return []
    try {
      const unpacked = unpack[coding](body, { maxOutputLength: Math.max(plain.byteLength, 1) })
      if (unpacked.equals(plain)) return [{ coding, body }]
    } catch {
      // The variant is damaged, or longer than its file when decompressed.
    }
    throw new StartError(`dist${name}${extension} is not dist${name} compressed: run npm run build`)
  })
}

function represent(coding: string, body: FileContent, headers: Record<string, string>): Representation {
  const etag = `"${hash('sha256', body, 'base64url')}"`
  const contentHeaders = {
    'content-length': String(body.byteLength),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  }
  return { coding, body, etag, headers: { ...headers, ...contentHeaders, etag } }
}
