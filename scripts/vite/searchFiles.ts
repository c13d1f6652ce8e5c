import type { Plugin } from 'vite'
import { languageCodes } from '#i18n/languages.ts'
import { searchFileOf } from '../prerender/search/writeSearchFiles.ts'

const id = 'virtual:search-files'

/** Provides the address of each language's search file. The build has written the files before the site's scripts. */
export function searchFiles(): Plugin {
  return {
    name: 'search-files',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        // No page is rendered with results.
        if (this.environment.name !== 'client') return 'export default {}'
        const imports = languageCodes.map(
          (code, index) => `import file${index} from '/${searchFileOf(code)}?url'`,
        )
        const entries = languageCodes.map((code, index) => `${JSON.stringify(code)}: file${index}`)
        return [...imports, `export default { ${entries.join(', ')} }`].join('\n')
      },
    },
  }
}
