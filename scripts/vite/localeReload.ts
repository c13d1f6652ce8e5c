import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { languageCodes, type LanguageCode } from '../../src/i18n/languages.ts'
import type { ShownFinding } from '../../src/development/findings/ShownFinding.ts'
import { onceSaved } from './locales/onceSaved.ts'
import { SavedTexts } from './locales/SavedTexts.ts'
import { shownFindings } from './locales/shownFindings.ts'

/** Where pages ask for the texts of a locale file: /@texts/ar/pages/home.json. */
const address = '/@texts/'

/**
 * In development, gives the pages the texts of the locale files, and sends them what is saved: no reload, no
 * lost state. What the check finds in the files is sent to the panel of `src/development/findings`.
 */
export function localeReload(): Plugin {
  let texts: SavedTexts
  let stopWatching: (() => void) | undefined
  return {
    name: 'locale-reload',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    config: () => ({
      // Elements that show a text in place of a missing one say its language.
      oxc: { jsx: { importSource: '/src/i18n/untranslated' } },
    }),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/development/findings/index.tsx' },
        injectTo: 'body',
      },
    ],
    configureServer({ config, middlewares, ws }) {
      const folder = join(config.root, 'locales')
      texts = new SavedTexts(folder)
      // The check takes long enough to be felt at each page that is loaded.
      let findings: ShownFinding[] | undefined
      ws.on('locale-findings-wanted', (_data, client) => {
        findings ??= shownFindings()
        client.send('locale-findings', findings)
      })
      stopWatching = onceSaved(folder, (files) => {
        const namespaces = new Set([...files].map((file) => namespaceOf(file)?.namespace))
        for (const namespace of namespaces) {
          for (const language of languageCodes) {
            const shown = namespace && texts.shown(language, namespace)
            if (shown) ws.send('locale-changed', { language, namespace, texts: shown })
          }
        }
        findings = shownFindings()
        ws.send('locale-findings', findings)
      })
      middlewares.use(address, ({ url = '' }, response) => {
        const { language, namespace } = namespaceOf(decodeURI(url).slice(1)) ?? {}
        const shown = language && namespace && texts.shown(language, namespace)
        response.statusCode = shown ? 200 : 404
        response.end(JSON.stringify(shown))
      })
    },
    hotUpdate: {
      // After Vite, which reloads the page when a file comes or goes.
      order: 'post',
      handler({ file, server: { config } }) {
        const path = relative(join(config.root, 'locales'), file)
        if (path.startsWith('..') || !path.endsWith('.json')) return
        const { namespace } = namespaceOf(path) ?? {}
        const isNew = namespace !== undefined && !texts.has(namespace)
        // A namespace that is new has to be found by the page.
        return isNew ? undefined : []
      },
    },
    buildEnd: () => stopWatching?.(),
  }
}

/** The language and namespace of a file below `locales/`: `ar/pages/home.json`. The server's texts are on no page. */
function namespaceOf(path: string): { language: LanguageCode; namespace: string } | undefined {
  const [, code = '', namespace = ''] = /^([\w-]+)[\\/]((?!server[\\/]).+)\.json$/.exec(path) ?? []
  const language = languageCodes.find((known) => known === code)
  return language && { language, namespace: namespace.replaceAll('\\', '/') }
}
