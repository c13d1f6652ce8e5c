import { join, relative } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { resolvePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { checkLocales, type Report } from '../../check/checkLocales.ts'
import { siteProject, textsFolder } from '../../files/project.ts'
import { headScriptFor } from '../../../scripts/vite/headScripts.ts'
import { addRoutes } from './routes.ts'
import { onceSaved } from './onceSaved.ts'
import { namespaceOf, SavedTexts } from './SavedTexts.ts'
import { showPageErrors } from './showPageErrors.ts'

/** For `npm run dev`: texts show as they are saved (no reload, no lost state), and the tools of `translation/dev/page`. */
export function development(): Plugin {
  let texts: SavedTexts
  let stopWatching: (() => void)[] = []
  return {
    name: 'development',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    transformIndexHtml(_html, { originalUrl = '/' }) {
      const { pathname } = new URL(originalUrl, 'http://localhost')
      return [
        moduleScript('translation/dev/page/inspector/inspector.ts', 'head-prepend'),
        moduleScript('translation/dev/page/reportErrors.ts', 'head-prepend'),
        moduleScript(`src/boot/head/${headScriptFor(resolvePath(pathname))}.ts`, 'head-prepend'),
        moduleScript('translation/dev/entry.tsx', 'body'),
      ]
    },
    configureServer(server) {
      const { config, ws } = server
      const folder = join(config.root, textsFolder)
      texts = new SavedTexts(folder)
      // The check takes long enough to be felt at each page that is loaded, and a page asks for many texts.
      let report: Report | undefined
      addRoutes(server, texts, () => (report ??= checkLocales(siteProject)))
      showPageErrors(server)
      const checkAnew = () => {
        report = undefined
        // Every tool asks anew for what it shows.
        ws.send('locale-findings')
      }
      const showSaved = (files: ReadonlySet<string>) => {
        for (const namespace of new Set([...files].map((file) => namespaceOf(file)?.namespace))) {
          for (const language of languageCodes) {
            const shown = namespace && texts.shown(language, namespace)
            if (shown) ws.send('locale-changed', { language, namespace, texts: shown })
          }
        }
        checkAnew()
      }
      // The glossary and the facts are saved in the other folder.
      stopWatching = [onceSaved(folder, showSaved), onceSaved(join(config.root, 'translation'), checkAnew)]
    },
    hotUpdate: {
      // After Vite, which reloads the page when a file comes or goes.
      order: 'post',
      handler({ file, server: { config } }) {
        const path = relative(join(config.root, textsFolder), file)
        if (path.startsWith('..') || !path.endsWith('.json')) return
        const { namespace } = namespaceOf(path) ?? {}
        // A namespace that is new has to be found by the page.
        return namespace !== undefined && !texts.has(namespace) ? undefined : []
      },
    },
    buildEnd: () => stopWatching.forEach((stop) => stop()),
  }
}

function moduleScript(file: string, injectTo: 'head-prepend' | 'body'): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', src: `/${file}` }, injectTo }
}
