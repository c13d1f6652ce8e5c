import type { Page, Response } from '@playwright/test'
import { canonicalPage, namespacesOfPages, pageRow, type PageId, type Template } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { Network } from '../support/network.ts'
import { allTexts } from '../support/rawPages.ts'
import { expect, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { questionnaireOf, unfold } from '../support/questionnaire.ts'
import { texts } from '../support/texts.ts'

/**
 * What a first visit sends, in bytes: HTML with its styles, scripts, texts, typeface and pictures together, as the server
 * compresses them. Each figure is a measured one, in hundreds: a visit may need 5 % more, and says so before it fails.
 */
const budgets: Record<Template, Partial<Record<LanguageCode, number>>> = {
  home: { en: 233_300, ar: 255_000 },
  about: { en: 250_300, ar: 275_200 },
  overview: { en: 280_700, ar: 305_400 },
  terms: { en: 229_500, ar: 254_200 },
  compliance: { en: 245_800, ar: 270_800 },
  industries: { en: 224_600, ar: 248_200 },
  contact: { en: 277_700, ar: 301_200 },
  article: { en: 254_300, ar: 279_500 },
}
/** What comes once a visitor is near it. */
const onDemand: Record<'questionnaire' | 'search', Partial<Record<LanguageCode, number>>> = {
  questionnaire: { en: 20_200, ar: 20_400 },
  search: { en: 61_500, ar: 67_100 },
}
const air = 1.05

/** Compares with a budget. What exceeds it by less than its air is told, and fails nothing. */
function expectWithin(budget: number | undefined, downloads: readonly Download[], what: string) {
  // A language that the owner adds has none.
  if (budget === undefined) return
  const bytes = total(downloads)
  const told = `${what}: ${bytes} bytes, ${budget} before (${heaviest(downloads)})`
  if (bytes > budget) {
    test.info().annotations.push({ type: 'budget', description: told })
    console.log(told)
  }
  expect(bytes, told).toBeLessThanOrEqual(budget * air)
}

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

const heaviest = (downloads: readonly Download[]) =>
  downloads
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ url, bytes }) => `${url.split('/').at(-1)} ${bytes}`)
    .join(', ')

/** The build has joined the words of names (`namesOnOneLine.ts`). */
const scriptText = (downloads: readonly Download[]) =>
  ofType(downloads, 'script')
    .map(({ body }) => body.toString('utf8'))
    .join('\n')
    .replaceAll(/\u00A0|\\xA0/g, ' ')

/** For each locale file, one text that is unique to it and appears unchanged in its script. */
const signatures = (() => {
  const all = languageCodes.flatMap((language) =>
    allTexts(language).map(({ namespace, text }) => ({ file: `${language}/${namespace}`, text })),
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
      // The words of a questionnaire are loaded when a visitor comes near.
      const ofShell = !/^(?:(?:pages|server)\/|sheet$)/.test(namespace) && !namespacesOfPages.has(namespace)
      return code === language && (ofShell || own.has(namespace))
    })
}

/** What comes beside a page that is open already, once something is done. */
async function comesWith(page: Page, before: readonly Download[], act: () => Promise<void>) {
  const files: Promise<Download>[] = []
  page.on('response', (response) => files.push(measure(response)))
  await act()
  await new Network(page).rest()
  const downloads = await Promise.all(files)
  const known = new Set(before.map(({ url }) => url))
  expect(downloads.filter(({ url }) => known.has(url)).map(({ url }) => url)).toEqual([])
  return downloads
}

const isFile = ({ url }: Download) => url.endsWith('.json')

inEachLanguage((language) => {
  for (const [template, id] of Object.entries(samples) as [Template, PageId][]) {
    test(`a first visit of ${pagePath(id, language)} is light and fetches nothing in vain`, async ({
      page,
      baseURL,
    }) => {
      const downloads = await firstVisit(page, pagePath(id, language), baseURL)
      const scripts = scriptText(downloads)
      expectWithin(budgets[template][language], downloads, `first visit of ${pagePath(id, language)}`)

      const urls = downloads.map(({ url }) => url)
      expect(urls.toSorted(), 'nothing twice').toEqual([...new Set(urls)].toSorted())

      const found = signatures.filter(({ text }) => scripts.includes(text)).map(({ file }) => file)
      expect(found.toSorted(), 'texts').toEqual(needed(language, id).toSorted())
    })
  }

  test('the search is light, and comes when a visitor is near its button', async ({ page, baseURL }) => {
    const before = await firstVisit(page, pagePath('sap', language), baseURL)
    expect(before.filter(isFile)).toEqual([])
    const downloads = await comesWith(page, before, async () => {
      await page.getByRole('button', { name: texts(language, 'search').open, exact: true }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    })
    expect(downloads.filter(isFile)).toHaveLength(1)
    expectWithin(onDemand.search[language], downloads, 'the search')
  })

  test('a questionnaire is light, and comes when a visitor is near it', async ({ page, baseURL }) => {
    const { intro } = texts(language, 'sheet')
    const before = await firstVisit(page, pagePath('sap', language), baseURL)
    expect(scriptText(before)).not.toContain(intro)
    const downloads = await comesWith(page, before, async () => {
      await unfold(page, language)
      await expect(questionnaireOf(page).getByText(intro, { exact: true })).toBeVisible()
    })
    expect(scriptText(downloads)).toContain(intro)
    expectWithin(onDemand.questionnaire[language], downloads, 'the questionnaire')
  })
})
