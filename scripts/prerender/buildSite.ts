import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { buildInfoFile, pageHeadersFile, type BuildInfo, type PageHeaders } from '#config/buildOutput.ts'
import { pageRow } from '#config/pages.ts'
import { languageCodes } from '#i18n/languages.ts'
import { siteSettings } from '../siteSettings.ts'
import { bundle } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { contentPolicy } from './contentPolicy.ts'
import { buildBootScripts } from './bootScripts.ts'
import { pageHtml } from './pageHtml.ts'
import { pageModules } from './pageModules.ts'
import { renderPages } from './renderPages.ts'
import { runBuiltSite } from '../build/runBuiltSite.ts'
import { copyImageForDrafts, requireOpenGraphImages } from './openGraphImages.ts'
import type * as EntryServer from '#entry-server.tsx'

const output = 'dist'
const serverOutput = '.build/server'

/**
 * The old build stays until all pages are rendered. `npm run build` checks the locale files first, also texts that no
 * prerendered page shows.
 * @throws BuildError for a missing picture, a page that cannot be rendered as it should, or scripts that do not run
 */
export async function buildSite(): Promise<{ pages: number }> {
  requireOpenGraphImages('public')
  await bundle({ ssr: 'src/entry-server.tsx', outDir: serverOutput, manifest: false, copyPublicDir: false })
  const server = (await import(
    pathToFileURL(join(serverOutput, 'entry-server.js')).href
  )) as typeof EntryServer
  const pages = await renderPages(server)

  await bundle({ outDir: output })
  const template = await readAndRemove('index.html')
  const manifest = JSON.parse(await readAndRemove('.vite/manifest.json')) as Manifest
  copyImageForDrafts(output)
  const boot = await buildBootScripts()
  const { printStyles, forcedColorStyles } = server
  const mediaStyles = printStyles + forcedColorStyles
  const mediaSheet = `assets/media-${hash('sha256', mediaStyles, 'base64url').slice(0, 8)}.css`
  await write(mediaSheet, mediaStyles)
  const headers: PageHeaders = {}
  for (const { pageFile, rendered } of pages) {
    const modules = pageModules(manifest, pageFile)
    const html = pageHtml({ template, boot, mediaSheet, pageFile, rendered, modules })
    const embeds = (pageFile.page && pageRow(pageFile.page).embeds) ?? []
    headers[`/${pageFile.file}`] = { 'content-security-policy': contentPolicy(html, embeds) }
    await write(pageFile.file, html)
  }
  await write('sitemap.xml', server.sitemap())
  await write('robots.txt', server.robots())
  await write(pageHeadersFile, JSON.stringify(headers, null, 2))
  const { SITE_ORIGIN: siteOrigin, RECAPTCHA_SITE_KEY: captchaKey } = siteSettings(process.env)
  const info: BuildInfo = { siteOrigin, captchaKey, languages: languageCodes, commit: currentCommit() }
  await write(buildInfoFile, JSON.stringify(info, null, 2))
  await Promise.all([compressFiles(output), runBuiltSite(output)])
  return { pages: server.pageFiles.length }
}

function currentCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

async function write(file: string, text: string) {
  const path = join(output, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Visitors must not get such a file, which only the build needs. */
async function readAndRemove(file: string) {
  const path = join(output, file)
  const text = await readFile(path, 'utf8')
  await rm(path)
  return text
}
