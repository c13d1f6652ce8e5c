import { brotliCompressSync, gzipSync } from 'node:zlib'
import { requestErrorFile, type BuildInfo } from '#config/buildOutput.ts'
import { testKeys } from '#server/settings/samples.ts'

export const requestErrorPage = 'this request cannot be read'

const files = {
  'index.html': 'home en',
  'industries/index.html': 'industries en',
  'products/sap/index.html': 'sap en',
  'ar/index.html': 'home ar',
  'ar/products/sap/index.html': 'sap ar',
  '404.html': 'not found en',
  'ar/404.html': 'not found ar',
  'robots.txt': 'robots',
  'notes.unknown': 'notes',
  'a file.svg': '<svg/>',
  'assets/app-1a2b.js': 'app',
  'assets/search-en-5e6f.json': '{"pages":[]}',
  '.env': 'secret',
  [requestErrorFile]: requestErrorPage,
  '.vite/manifest.json': 'secret',
  'assets/.hidden.js': 'secret',
}

/** The policy of each page names its file, so that a test sees whose came. */
const policyOf = (name: string) => `default-src 'none'; report-uri /${name}`
const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
const headersFile = (names: readonly string[]) =>
  JSON.stringify(
    Object.fromEntries(names.map((name) => [`/${name}`, { 'content-security-policy': policyOf(name) }])),
  )

export const smallBuildInfo: BuildInfo = {
  siteOrigin: 'https://www.whole.test',
  captchaKey: testKeys.site,
  languages: ['en', 'ar'],
  formFiles: ['/contact-details/index.html', '/ar/contact-details/index.html'],
  commit: null,
}

export const smallDist = {
  ...files,
  '.headers.json': headersFile(pages),
  '.build.json': JSON.stringify(smallBuildInfo),
  'index.html.br': brotliCompressSync(files['index.html']),
  'index.html.gz': gzipSync(files['index.html']),
  '404.html.br': brotliCompressSync(files['404.html']),
  'assets/app-1a2b.js.br': brotliCompressSync(files['assets/app-1a2b.js']),
  'assets/search-en-5e6f.json.br': brotliCompressSync(files['assets/search-en-5e6f.json']),
  'assets/search-en-5e6f.json.gz': gzipSync(files['assets/search-en-5e6f.json']),
  'assets/orphan-3c4d.js.br': brotliCompressSync('variant of nothing'),
}

const formPages = {
  'contact-details/index.html': 'contact en',
  'ar/contact-details/index.html': 'contact ar',
}

export const smallSite = {
  ...smallDist,
  ...formPages,
  '.headers.json': headersFile([...pages, ...Object.keys(formPages)]),
}
