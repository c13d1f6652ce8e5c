import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build, loadConfigFromFile, mergeConfig, type PluginOption } from 'vite'
import { contentPolicy } from '../../../scripts/prerender/contentPolicy.ts'
import { listen } from '../../support/listen.ts'

const page = 'translation/dev/page/components/index.html'
const types: Partial<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The catalogue of components as a build of the site would have it, behind the content policy of the site's pages. */
export async function startCatalogue(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  await bundle(folder)
  const html = readFileSync(join(folder, page), 'utf8')
  const server = createServer(({ url = '/' }, response) => {
    const type = types[extname(url)]
    if (type) return response.setHeader('content-type', type).end(readFileSync(join(folder, url)))
    return response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-security-policy', contentPolicy(html, []))
      .end(html)
  })
  const port = await listen(server)
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  }
  return { origin: `http://localhost:${port}`, stop }
}

/** Bundles the catalogue alone, with the site's settings. */
async function bundle(folder: string) {
  const site = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const plugins = (site?.config.plugins ?? []).filter((plugin) => !writesPages(plugin))
  await build(
    mergeConfig(
      { ...site?.config, plugins },
      {
        configFile: false,
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: page } },
      },
    ),
  )
}

const writesPages = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'prerender'
