import type { ViteDevServer } from 'vite'
import type * as EntryServer from '#entry-server.tsx'

/** Loads what renders the site's pages in the development server, with code and texts as they are saved now. */
export async function loadSavedSite(server: ViteDevServer): Promise<typeof EntryServer> {
  // The development server tells only browsers of a saved text (translation/dev/server/development.ts).
  server.environments.ssr.moduleGraph.invalidateAll()
  return (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer
}
