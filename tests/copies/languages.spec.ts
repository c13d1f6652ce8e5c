import { execFileSync } from 'node:child_process'
import type { PageId } from '#config/pages.ts'
import { defaultLanguage, languageCodes } from '#i18n/languages.ts'
import { test } from './languages/languageSite.ts'
import { added, draftGaps } from './languages/addedLanguages.ts'
import { declareLanguageTests, height, path, rows, widths } from './languages/languageTests.ts'
import { expectBarFits, expectNoSidewaysScroll } from '../support/pageChecks.ts'
import { canonicalPages, htmlParser, siteOrigin } from '../support/rawPages.ts'
import { expect, open } from '../support/site.ts'

/** A preview of the site with a complete language more, and with a draft that lacks half of its texts. One worker builds it. */
test.describe.configure({ mode: 'default' })

const { code: draft } = added.draft

/** Those that visitors get. */
const codes = [...languageCodes, added.live.code] as const
const shownCodes = [...codes, draft] as const

const alternatesOf = (id: PageId): Record<string, string> => ({
  ...Object.fromEntries(codes.map((code) => [code, siteOrigin + path(code, id)])),
  'x-default': siteOrigin + path(defaultLanguage, id),
})

const alternatesIn = (links: Iterable<Element>) =>
  Object.fromEntries([...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))

declareLanguageTests('live', [])

const { missing, translated, all } = draftGaps()
// The translation of a short text, or of the words between two tags, may be the text itself, which then counts as
// translated wherever it stands.
const known = new Set(translated.flatMap(({ text }) => text.split(/<[^>]*>/)))
declareLanguageTests(
  'draft',
  missing.map(({ text }) => text).filter((text) => !known.has(text)),
)

test('the check counts what is translated of a draft', ({ site }) => {
  const own = site.checked.split('\n').find((line) => line.startsWith(`${draft}: draft, `))
  expect(own).toContain(`texts ${all.toLocaleString('en')}, `)
  expect(own).toContain(`done ${translated.length.toLocaleString('en')} `)
})

for (const code of codes) {
  test(`every page of ${code} has its language and alternates, and admits search engines`, async ({
    request,
  }) => {
    for (const id of canonicalPages) {
      const response = await request.get(path(code, id))
      const [head = ''] = (await response.text()).split('</head>')
      const document = htmlParser.parseFromString(head, 'text/html')
      const { lang, dir } = document.documentElement
      const found = {
        status: response.status(),
        lang,
        dir,
        alternates: alternatesIn(document.head.querySelectorAll('link[rel="alternate"][hreflang]')),
        robots: [...document.querySelectorAll('meta[name="robots"]')].map((meta) =>
          meta.getAttribute('content'),
        ),
      }
      expect(found, path(code, id)).toEqual({
        status: 200,
        lang: code,
        dir: rows[code].direction,
        alternates: alternatesOf(id),
        robots: [],
      })
    }
  })

  test(`the switch of ${code} is a menu of the others`, async ({ page }) => {
    await open(page, path(code, 'home'))
    const bar = page.getByRole('banner')
    await bar.getByRole('button', { name: rows[code].label, exact: true }).click()
    const list = bar
      .getByRole('list')
      .filter({ has: page.locator('a[hreflang]') })
      .last()
    await expect(list.getByRole('listitem')).toHaveCount(shownCodes.length - 1)
    for (const other of shownCodes.filter((each) => each !== code)) {
      const link = list.getByRole('link', { name: rows[other].label, exact: true })
      await expect(link).toHaveAttribute('hreflang', other)
      await expect(link).toHaveAttribute('lang', other)
      await expect(link).toHaveAttribute('href', path(other, 'home'))
    }
    await expect(bar.locator('a[hreflang]:visible')).toHaveCount(shownCodes.length - 1)
  })
}

for (const code of languageCodes) {
  test(`the bar of ${code} holds the menu of languages at every width`, async ({ page }) => {
    await open(page, path(code, 'home'))
    for (const width of [...widths, 701, 1024]) {
      await page.setViewportSize({ width, height })
      await expectBarFits(page, `${code} at ${width} px`)
      await expectNoSidewaysScroll(page, `${code} at ${width} px`)
      await expect(
        page.getByRole('banner').getByRole('button', { name: rows[code].label, exact: true }),
      ).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the sitemap names every page in every language, each with its alternates', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const urls = [...htmlParser.parseFromString(xml, 'text/xml').getElementsByTagName('url')]
  const listed = urls.map((url) => ({
    address: url.getElementsByTagName('loc')[0]?.textContent,
    alternates: alternatesIn(url.getElementsByTagName('xhtml:link')),
  }))
  const wanted = canonicalPages.flatMap((id) =>
    codes.map((code) => ({ address: alternatesOf(id)[code], alternates: alternatesOf(id) })),
  )
  expect(listed).toHaveLength(wanted.length)
  expect(listed).toEqual(expect.arrayContaining(wanted))
})

test('search engines never hear of a draft', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(draft)
  for (const address of ['/', `/${draft}`, `/${draft}/industries`]) {
    const html = await (await request.get(address)).text()
    expect(html, address).not.toContain(`<link rel="alternate" hreflang="${draft}"`)
    expect(html.includes('<meta name="robots" content="noindex"'), address).toBe(address !== '/')
  }
})

/** Runs in the copy, and prints of which languages a build has pages, texts and typefaces. */
const builtFor = `
  import { languageCodes } from './src/i18n/languages.ts'
  import { builtLanguages } from './scripts/vite/builtLanguages.ts'
  const { load } = builtLanguages()
  const files = ['locale', 'font'].map((kind) => load.handler('\\0virtual:' + kind + '-files'))
  console.log(JSON.stringify([languageCodes, ...files]))
`

test('nothing of a draft is in what visitors get, without PREVIEW', ({ site }) => {
  for (const preview of ['1', '']) {
    const built = execFileSync(process.execPath, ['--input-type=module', '--eval', builtFor], {
      cwd: site.folder,
      encoding: 'utf8',
      env: { ...process.env, PREVIEW: preview },
    })
    expect(built).toContain(added.live.code)
    expect(built.includes(draft), `with PREVIEW=${preview}`).toBe(preview === '1')
    expect(built.includes('accents-'), `with PREVIEW=${preview}`).toBe(preview === '1')
  }
})
