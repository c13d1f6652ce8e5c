import type { Connect, Plugin, ViteDevServer } from 'vite'
import { resolvePath } from '#i18n/addresses.ts'
import { isPseudo } from '#i18n/languages.ts'
import { documentHtml } from '../prerender/documentHtml.ts'
import { loadSavedSite } from './loadSavedSite.ts'

/** `HYDRATE=1 npm run dev`: pages come prerendered with the saved texts, as in the build, and are hydrated. */
export function hydratedDevelopment(): Plugin {
  return {
    name: 'hydrated-development',
    apply: (_config, { command, mode }) =>
      command === 'serve' && mode === 'development' && process.env['HYDRATE'] === '1',
    configureServer(server) {
      server.middlewares.use(answerWithPage(server))
    },
  }
}

function answerWithPage(server: ViteDevServer): Connect.NextHandleFunction {
  return async ({ originalUrl = '/' }, response, next) => {
    const { pathname } = new URL(originalUrl, 'http://localhost')
    const { page, language } = resolvePath(pathname)
    // The texts of a pseudo-language are not in files.
    if (!page || isPseudo(language)) return next()
    try {
      response.setHeader('Content-Type', 'text/html').end(await prerendered(server, pathname))
    } catch (error) {
      next(error)
    }
  }
}

async function prerendered(server: ViteDevServer, pathname: string): Promise<string> {
  const { renderPage, mediaStyles } = await loadSavedSite(server)
  const html = documentHtml({
    pageFile: resolvePath(pathname),
    rendered: await renderPage(pathname),
    // The plugin `development` adds the script of the page's head as a module.
    headScripts: { localized: '', home: '', default: '' },
    mediaSheet: `data:text/css,${encodeURIComponent(mediaStyles)}`,
    modules: '<script type="module" src="/src/entry-client.ts"></script>',
  })
  return server.transformIndexHtml(pathname, html)
}
