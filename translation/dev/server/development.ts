import { join, relative } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { resolvePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { textsFolder } from '../../files/project.ts'
import { headScriptFor } from '../../../scripts/vite/headScripts.ts'
import { addEditingRoutes } from './editing/editingRoutes.ts'
import { tokenTag } from './editing/ownPage.ts'
import { FullCheck } from './FullCheck.ts'
import { guardPrograms } from './guardPrograms.ts'
import { addRoutes } from './routes.ts'
import { onceSaved } from './onceSaved.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import { namespaceOf, SavedTexts } from './SavedTexts.ts'
import { showPageErrors } from './showPageErrors.ts'

/** The plugin for `npm run dev`: shows saved texts without a reload or lost state, and adds the translators' tools. */
export function development(): Plugin {
  let texts: SavedTexts
  let stopWatching: (() => void)[] = []
  return {
    name: 'development',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    transformIndexHtml(_html, { originalUrl = '/' }) {
      const { pathname } = new URL(originalUrl, 'http://localhost')
      return [
        tokenTag,
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
      const check = new FullCheck()
      refuseUnreadable(server)
      guardPrograms(server)
      addEditingRoutes(server)
      addRoutes(server, texts, check)
      showPageErrors(server)
      const checkAnew = () => {
        check.forget()
        // Every tool then asks again for the findings and texts that it shows.
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
      // The second folder has the glossary and the facts.
      stopWatching = [onceSaved(folder, showSaved), onceSaved(join(config.root, 'translation'), checkAnew)]
    },
    hotUpdate: {
      // The hook runs after Vite's, which reloads the page when a file is added or deleted.
      order: 'post',
      handler({ file, server: { config } }) {
        const path = relative(join(config.root, textsFolder), file)
        if (path.startsWith('..') || !path.endsWith('.json')) return
        const { namespace } = namespaceOf(path) ?? {}
        // The page finds a new namespace only after a reload.
        return namespace !== undefined && !texts.has(namespace) ? undefined : []
      },
    },
    buildEnd: () => stopWatching.forEach((stop) => stop()),
  }
}

function moduleScript(file: string, injectTo: 'head-prepend' | 'body'): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', src: `/${file}` }, injectTo }
}
