import type { Plugin, ViteDevServer } from 'vite'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { renderPages } from '../prerender/renderPages.ts'
import { makeSearchFile, namesIn, type SearchTerms } from '../prerender/search/makeSearchFile.ts'
import { searchFileOf } from '../prerender/search/writeSearchFiles.ts'
import { loadSavedSite } from './loadSavedSite.ts'

const id = 'virtual:search-files'

/** Where the development server makes a language's file, from the texts as they are saved. */
const developmentFile = (language: LanguageCode) => `/@search/${language}.json`

/** Provides the address of each language's search file. The build has written the files before the site's scripts. */
export function searchFiles(termsOf: SearchTerms): Plugin {
  return {
    name: 'search-files',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const { name, mode } = this.environment
        // No page is rendered with results.
        if (name !== 'client') return 'export default {}'
        if (mode === 'dev') {
          const files = languageCodes.map((code) => [code, developmentFile(code)])
          return `export default ${JSON.stringify(Object.fromEntries(files))}`
        }
        const imports = languageCodes.map(
          (code, index) => `import file${index} from '/${searchFileOf(code)}?url'`,
        )
        const entries = languageCodes.map((code, index) => `${JSON.stringify(code)}: file${index}`)
        return [...imports, `export default { ${entries.join(', ')} }`].join('\n')
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = languageCodes.find((code) => request.url === developmentFile(code))
        if (!language) return next()
        response.setHeader('content-type', 'application/json')
        renderSearchFile(server, language, termsOf).then((file) => response.end(JSON.stringify(file)), next)
      })
    },
  }
}

async function renderSearchFile(server: ViteDevServer, language: LanguageCode, termsOf: SearchTerms) {
  const entry = await loadSavedSite(server)
  const pageFiles = entry.pageFiles.filter((pageFile) => pageFile.language === language)
  const pages = await renderPages({ ...entry, pageFiles })
  return makeSearchFile(language, pages, await namesIn(entry), termsOf(language))
}
