import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import {
  canonicalPage,
  namespacesOfPages,
  pageIds,
  pageRow,
  type PageId,
  type Template,
} from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import type { FontSubset } from '#config/fontSubsets.ts'
import { Network } from '../support/network.ts'
import { allTexts } from '../support/rawPages.ts'
import { expect, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const KB = 1000
const budgets = {
  /** With the theme's variables and the styles of its components. Terms, whose words alone have 5 KB, is the longest. */
  html: 24.9 * KB,
  /** A page's own texts are 3 to 6 KB of it. */
  script: 186.5 * KB,
  homeScript: 173.4 * KB,
  /** The fields of a sheet are also the form's, so they are a file of their own, which costs 1.6 KB. */
  formScript: 225 * KB,
  home: 300 * KB,
  art: 12 * KB,
  /** The texts of a language, for the search. */
  searchFile: 60 * KB,
  /** The search with its dialog has 6.8 KB, Material UI's Modal 4.6; five small files that pages share have the rest. */
  searchScript: 12.3 * KB,
}
const fontBudgets: Record<FontSubset, number> = {
  latin: 16 * KB,
  arabic: 24 * KB,
  accents: 11 * KB,
}
const fontBudget = (language: LanguageCode) =>
  languages[language].fontSubsets.reduce((sum, subset) => sum + fontBudgets[subset], 0)

/** One page of each template: their code differs, that of two articles does not. */
const samples: Record<Template, PageId> = {
  home: 'home',
  about: 'about',
  overview: 'products',
  terms: 'terms',
  compliance: 'compliance',
  industries: 'industries',
  contact: 'contact',
  article: 'sap',
}

interface Download {
  url: string
  type: string
  body: Buffer
  /** As the server sends it, without its headers. */
  bytes: number
}

async function measure(response: Response): Promise<Download> {
  const url = response.url()
  const type = response.request().resourceType()
  const body = await response.body()
  return { url, type, body, bytes: Number(response.headers()['content-length']) }
}

async function firstVisit(page: Page, path: string, baseURL = ''): Promise<Download[]> {
  const network = new Network(page)
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(baseURL)) responses.push(response)
  })
  await saveData(page)
  await open(page, path)
  await network.rest()
  return Promise.all(responses.map(measure))
}

const total = (downloads: readonly Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0)
const ofType = (downloads: readonly Download[], type: string) =>
  downloads.filter((download) => download.type === type)

function artBytes(downloads: readonly Download[]): number {
  const html = ofType(downloads, 'document').map(({ body }) => body.toString('utf8'))
  const inPage = html.flatMap((text) => text.match(/<svg.*?<\/svg>/gs) ?? []).join('')
  const files = downloads.filter(({ url }) => url.includes('/assets/') && url.endsWith('.svg'))
  return [inPage, ...files.map(({ body }) => body)]
    .map((drawing) => brotliCompressSync(drawing).length)
    .reduce((sum, bytes) => sum + bytes)
}

const heaviest = (downloads: readonly Download[]) =>
  downloads
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ url, bytes }) => `${url.split('/').at(-1)} ${bytes}`)
    .join(', ')

const scriptText = (downloads: readonly Download[]) =>
  ofType(downloads, 'script')
    .map(({ body }) => body.toString('utf8'))
    .join('\n')

/** The file of a text in the build: the questions of a page's sheet are one of their own. */
const fileOf = (language: LanguageCode, namespace: string, key: string) =>
  `${language}/${key.startsWith('sheet.questions.') ? namespace.replace('pages/', 'sheets/') : namespace}`

/** For each locale file, one text that is unique to it and appears unchanged in its script. */
const signatures = (() => {
  const all = languageCodes.flatMap((language) =>
    allTexts(language).map(({ namespace, key, text }) => ({ file: fileOf(language, namespace, key), text })),
  )
  const files = Map.groupBy(all, ({ file }) => file)
  const places = Map.groupBy(all, ({ text }) => text)
  return [...files].map(([file, entries]) => {
    const [longest] = entries
      .filter(({ text }) => places.get(text)?.length === 1 && !/["'`\\\n$]/.test(text))
      .toSorted((a, b) => b.text.length - a.text.length)
    return { file, text: longest?.text ?? `no text of locales/${file}.json is its own` }
  })
})()

/** The files that a page needs: the shell's, its own, and those it shares. */
function needed(language: LanguageCode, id: PageId): string[] {
  const own = new Set([`pages/${canonicalPage(id)}`, ...(pageRow(id).namespaces ?? [])])
  return signatures
    .map(({ file }) => file)
    .filter((file) => {
      const [code, ...rest] = file.split('/')
      const namespace = rest.join('/')
      // The folder server/ is for the server's mails alone.
      // Sheets are loaded when a visitor comes near.
      const ofShell =
        !/^(?:(?:pages|server|sheets)\/|sheet$)/.test(namespace) && !namespacesOfPages.has(namespace)
      return code === language && (ofShell || own.has(namespace))
    })
}

inEachLanguage((language) => {
  for (const id of Object.values(samples)) {
    test(`a first visit of ${pagePath(id, language)} is light and fetches nothing in vain`, async ({
      page,
      baseURL,
    }) => {
      const downloads = await firstVisit(page, pagePath(id, language), baseURL)
      const scripts = scriptText(downloads)
      const namespaces = pageRow(id).namespaces ?? []
      const budget = namespaces.includes('enquiry')
        ? budgets.formScript
        : id === 'home'
          ? budgets.homeScript
          : budgets.script
      const files = ofType(downloads, 'script')
      const hint = `scripts (${heaviest(files)}): what is opened later comes by React's lazy; the limits are \`budgets\``
      expect(total(files), hint).toBeLessThanOrEqual(budget)
      expect(artBytes(downloads), 'drawings').toBeLessThanOrEqual(budgets.art)
      expect(total(ofType(downloads, 'font')), 'fonts').toBeGreaterThan(0)
      expect(total(ofType(downloads, 'font')), 'fonts').toBeLessThanOrEqual(fontBudget(language))
      if (id === 'home') expect(total(downloads), 'all of Home').toBeLessThanOrEqual(budgets.home)

      const urls = downloads.map(({ url }) => url)
      expect(urls.toSorted(), 'nothing twice').toEqual([...new Set(urls)].toSorted())

      const brings = (code: string) => files.some(({ url }) => url.includes(`/${code}-`))
      expect(brings('EnquiryForm'), 'the code of the form').toBe(namespaces.includes('enquiry'))
      expect(brings('CaptchaWidget'), 'the code of the captcha, before the form is touched').toBe(false)

      const found = signatures.filter(({ text }) => scripts.includes(text)).map(({ file }) => file)
      expect(found.toSorted(), 'texts').toEqual(needed(language, id).toSorted())
    })
  }

  test('the search is light, and comes when a visitor is near its button', async ({ page, baseURL }) => {
    const before = await firstVisit(page, pagePath('sap', language), baseURL)
    const files: Promise<Download>[] = []
    page.on('response', (response) => files.push(measure(response)))
    await page.getByRole('button', { name: texts(language, 'search').open, exact: true }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await new Network(page).rest()
    const downloads = await Promise.all(files)
    const known = new Set(before.map(({ url }) => url))
    expect(downloads.filter(({ url }) => known.has(url))).toEqual([])
    const isFile = ({ url }: Download) => url.endsWith('.json')
    expect(before.filter(isFile)).toEqual([])
    expect(downloads.filter(isFile)).toHaveLength(1)
    expect(total(downloads.filter(isFile)), 'the file').toBeLessThanOrEqual(budgets.searchFile)
    const scripts = downloads.filter((file) => !isFile(file))
    expect(total(scripts), heaviest(scripts)).toBeLessThanOrEqual(budgets.searchScript)
  })

  test('the HTML of every page, styles included, is light', () => {
    const tooHeavy = pageIds
      .map((id) => pagePath(id, language))
      .map((path) => ({ path, bytes: statSync(`dist${path}/index.html.br`).size }))
      .filter(({ bytes }) => bytes > budgets.html)
    expect(tooHeavy).toEqual([])
  })
})

const importsOf = (code: string) => code.match(/(?<=\bfrom ?["'`]\.\/)[^"'`]+/g) ?? []

/** The build's scripts, and the one that starts each page. */
function builtScripts() {
  const scripts = readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(`dist/assets/${file}`, 'utf8') }))
  const entry = scripts.find(({ file }) => file.startsWith('index-'))
  if (!entry) throw new Error('dist/assets has no index-….js: run `npm run build`')
  return { scripts, entry }
}

// What it imported statically would be evaluated with it, in one task (src/entry-client.ts).
test('the script that starts each page imports three others, one after the other', () => {
  const { code } = builtScripts().entry
  expect(new Set(code.match(/(?<=\bimport\(["'`])[^"'`]+/g)).size).toBe(3)
  expect(importsOf(code).filter((file) => !/^(?:preload|rolldown-runtime)-/.test(file))).toEqual([])
})

// It changes with every deploy, and each file that names it would change, too, and be fetched again.
test('the script that starts each page is named by the site’s own start alone', () => {
  const { scripts, entry } = builtScripts()
  const importers = scripts.filter(({ code }) => importsOf(code).some((file) => file === entry.file))
  expect(importers.map(({ file }) => file.replace(/-.*/, ''))).toEqual(['startSite'])
})
