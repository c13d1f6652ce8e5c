import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type * as EntryServer from '../../src/entry-server.tsx'
import { buildInlineScript } from './inlineScript.ts'
import { preloads } from './preloads.ts'

const output = 'dist'
const serverOutput = '.build/server'

/** Builds the browser's files, then renders every page of every language into HTML. */
export async function buildSite(): Promise<{ pages: number }> {
  await build({ logLevel: 'warn', build: { outDir: output } })
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: serverOutput, manifest: false, copyPublicDir: false },
  })
  const inlineScript = await buildInlineScript()
  const template = await readFile(join(output, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(join(output, '.vite'), { recursive: true })

  const server = (await import(
    pathToFileURL(join(serverOutput, 'entry-server.js')).href
  )) as typeof EntryServer
  for (const pageFile of server.pageFiles) {
    const { lang, dir, head, body } = await server.renderPage(pageFile.path)
    const html = template
      .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${dir}">`)
      .replace('<!--head-->', () => `<script>${inlineScript}</script>${head}${preloads(manifest, pageFile)}`)
      .replace('<!--page-->', () => body)
    await write(pageFile.file, html)
  }
  await write('sitemap.xml', server.sitemap())
  await write('robots.txt', server.robots())
  return { pages: server.pageFiles.length }
}

async function write(file: string, text: string) {
  const path = join(output, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
