import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { archPattern } from '#art/archPattern.ts'
import { languages, liveLanguageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { brand as look, darkColors, lightColors } from '#theme/brand.ts'
import { browserLaunchOptions } from './browser.ts'

// Run this after a change of the brand, and when a language goes live. The build does not, so it needs no browser.
const typeface = import.meta.resolve(`${look.fontPackage}/600.css`)
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="${darkColors.surface.band}"/><g transform="translate(6 4) scale(.75)" fill="${lightColors.background.default}"><path d="${look.logo.text}"/><path fill="${darkColors.secondary.main}" d="${look.logo.accent}"/></g></svg>`
const browser = await chromium.launch(await browserLaunchOptions())
await mkdir('public/og', { recursive: true })
await writeFile('public/favicon.svg', `${mark}\n`)

for (const code of liveLanguageCodes) await draw(await sharedLink(code), 1200, 630, `public/og/${code}.png`)
for (const size of [180, 512]) await drawIcon(size, `public/icon-${size}.png`)
// Safari before 26 shows no SVG icon, and requests this address.
await writeFile('public/favicon.ico', icoFile(await drawIcon(48), 48))
await browser.close()

function drawIcon(size: number, path?: string) {
  return draw(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${mark}`, size, size, path)
}

/**
 * Returns an icon file with a single picture: a header, then the PNG.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function icoFile(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function draw(html: string, width: number, height: number, path?: string) {
  const page = await browser.newPage({ viewport: { width, height } })
  // A page may load the typeface only from its own folder, so it opens that first.
  await page.goto(typeface)
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = await page.screenshot(path === undefined ? {} : { path })
  await page.close()
  console.log(path ?? 'public/favicon.ico')
  return picture
}

async function sharedLink(code: LanguageCode): Promise<string> {
  const { direction } = languages[code]
  const brand = JSON.parse(await readFile(`locales/${code}/brand.json`, 'utf8')) as Texts['brand']
  const [quiet, middle, accent] = archPattern('shared-link', 9, 7)
  return `<html lang="${code}" dir="${direction}"><link rel="stylesheet" href="${typeface}"><style>
    body { margin: 0; height: 630px; color: ${darkColors.text.primary}; background: ${darkColors.surface.band}; font: 600 32px ${look.typeface}, system-ui; overflow: hidden; }
    .pattern { position: absolute; inset-block: 0; inset-inline-end: 0; height: 630px; }
    [dir=rtl] .pattern { transform: scaleX(-1); }
    main { position: absolute; inset-inline-start: 80px; inset-block-start: 150px; max-width: 640px; }
    h1 { margin: 32px 0 8px; font-size: 68px; line-height: 1.35; }
    p { margin: 0; color: ${darkColors.secondary.main}; line-height: 1.6; }
    main svg { display: block; width: 112px; }
  </style>
  <svg class="pattern" viewBox="0 0 9 7"><path fill="${lightColors.primary.dark}" d="${quiet}"/><path fill="${lightColors.primary.main}" d="${middle}"/><path fill="${darkColors.secondary.main}" d="${accent}"/></svg>
  <main>${mark}<h1>${brand.name}</h1><p>${brand.claim}</p></main></html>`
}
