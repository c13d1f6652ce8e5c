import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  buildInfoFile,
  pageHeadersFile,
  requestErrorFile,
  type BuildInfo,
  type PageHeaders,
} from '#config/buildOutput.ts'
import { pageRow } from '#config/pages.ts'
import type * as EntryServer from '#entry-server.tsx'
import type { PageFile, RenderedPage } from '#entry-server.tsx'
import { languageCodes } from '#i18n/languages.ts'
import { siteSettings } from '../siteSettings.ts'
import { compressFiles } from './compress.ts'
import { contentPolicy } from './contentPolicy.ts'
import { documentHtml, type HeadScripts } from './documentHtml.ts'
import { copyImageForDrafts } from './openGraphImages.ts'
import { checkPublicFiles } from './publicFiles.ts'
import { requestErrorPage } from './requestErrorPage.ts'

interface Site {
  /** The folder into which the bundler has put scripts, fonts and the files of `public`. */
  folder: string
  entry: typeof EntryServer
  pages: readonly { pageFile: PageFile; rendered: RenderedPage; modules: string }[]
  headScripts: HeadScripts
}

/** The files that the build writes beside the pages. */
const ownFiles = ['sitemap.xml', 'robots.txt', pageHeadersFile, buildInfoFile, requestErrorFile]

/**
 * Writes the files for visitors and the server that the bundler does not write.
 * @returns a sentence for each file of `public` that visitors will not get as it is
 */
export async function writeSite({ folder, entry, pages, headScripts }: Site): Promise<string[]> {
  const write = (file: string, text: string) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  copyImageForDrafts(folder)
  const { mediaStyles } = entry
  const mediaSheet = `assets/media-${hash('sha256', mediaStyles, 'base64url').slice(0, 8)}.css`
  write(mediaSheet, mediaStyles)
  const written = new Set([...ownFiles, ...pages.map(({ pageFile }) => pageFile.file)])
  const notServed = checkPublicFiles('public', folder, written)
  const headers: PageHeaders = {}
  for (const page of pages) {
    const { file, page: id } = page.pageFile
    const html = documentHtml({ ...page, headScripts, mediaSheet: `/${mediaSheet}` })
    headers[`/${file}`] = { 'content-security-policy': contentPolicy(html, (id && pageRow(id).embeds) ?? []) }
    write(file, html)
  }
  write('sitemap.xml', entry.sitemap())
  write('robots.txt', entry.robots())
  write(pageHeadersFile, JSON.stringify(headers, null, 2))
  write(requestErrorFile, requestErrorPage())
  write(buildInfoFile, JSON.stringify(buildInfo(pages), null, 2))
  await compressFiles(folder)
  return notServed
}

function buildInfo(pages: Site['pages']): BuildInfo {
  const { SITE_ORIGIN: siteOrigin, RECAPTCHA_SITE_KEY: captchaKey } = siteSettings(process.env)
  const formFiles = pages
    .filter(({ pageFile: { page } }) => page && pageRow(page).embeds?.includes('captcha'))
    .map(({ pageFile }) => `/${pageFile.file}`)
  return { siteOrigin, captchaKey, languages: languageCodes, formFiles, commit: currentCommit() }
}

function currentCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
