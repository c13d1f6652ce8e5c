import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { defaultLanguage, languageCodes } from '../../src/i18n/languages.ts'
import { pageRow } from '../../src/config/pages.ts'
import { pageHeadersFile, type PageHeaders } from '../../server/http/readDist.ts'
import { contentPolicy } from './contentPolicy.ts'
import { buildBootScripts } from './bootScripts.ts'
import { addIntegrity } from './integrity.ts'
import { pageHtml } from './pageHtml.ts'
import { pageModules } from './pageModules.ts'
import { SiteFiles } from './SiteFiles.ts'
import type * as EntryServer from '../../src/entry-server.tsx'

const output = 'dist'
const serverOutput = '.build/server'

/** Builds the browser's files, then renders every page of every language into HTML. */
export async function buildSite(): Promise<{ pages: number }> {
  await build({ logLevel: 'warn', build: { outDir: output } })
  const template = await take('index.html')
  const manifest = JSON.parse(await take('.vite/manifest.json')) as Manifest
  const files = new SiteFiles(output)
  await files.adopt()

  await build({
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: serverOutput, manifest: false, copyPublicDir: false },
  })
  const boot = await buildBootScripts()
  const server = (await import(
    pathToFileURL(join(serverOutput, 'entry-server.js')).href
  )) as typeof EntryServer
  const headers: PageHeaders = {}
  const pages = []
  for (const pageFile of server.pageFiles) {
    pages.push({ pageFile, rendered: await server.renderPage(pageFile.path) })
  }
  const styleSheets = await writeStyleSheets(files, server)
  const variables = { used: server.variables(server.styleSheet(defaultLanguage)), all: server.variables() }
  for (const { pageFile, rendered } of pages) {
    const modules = pageModules(manifest, pageFile)
    const { muiStyles } = rendered
    const shared = { template, boot, styleSheets, variables: muiStyles ? variables.all : variables.used }
    const html = pageHtml({ ...shared, pageFile, rendered, modules })
    const embeds = (pageFile.page && pageRow(pageFile.page).embeds) ?? []
    headers[`/${pageFile.file}`] = { 'content-security-policy': contentPolicy(html, embeds) }
    await files.write(pageFile.file, addIntegrity(html, output))
  }
  await files.write('sitemap.xml', server.sitemap())
  await files.write('robots.txt', server.robots())
  await writeFile(join(output, pageHeadersFile), JSON.stringify(headers, null, 2))
  await files.finish()
  return { pages: server.pageFiles.length }
}

/** Writes each language's style sheet; gives their addresses as attributes. */
async function writeStyleSheets(files: SiteFiles, { styleSheet }: typeof EntryServer) {
  const attributes = languageCodes.map(async (code) => {
    const css = styleSheet(code)
    const file = `assets/styles-${code}-${hash('sha256', css, 'base64url').slice(0, 8)}.css`
    await files.write(file, css)
    return ` data-styles-${code}="/${file}"`
  })
  return (await Promise.all(attributes)).join('')
}

/** Reads a file that is for the build alone. */
async function take(file: string) {
  const path = join(output, file)
  const text = await readFile(path, 'utf8')
  await rm(path)
  return text
}
