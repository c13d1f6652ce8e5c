import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageId } from '#config/pages.ts'
import { defaultLanguage, languageCodes } from '#i18n/languages.ts'
import { test } from './languages/languageSite.ts'
import { added } from './languages/addedLanguages.ts'
import { declareLanguageTests, height, path, rows, widths } from './languages/languageTests.ts'
import { expectBarFits, expectNoSidewaysScroll } from '../support/pageChecks.ts'
import { canonicalPages, htmlParser, siteOrigin } from '../support/rawPages.ts'
import { expect, open } from '../support/site.ts'

/** The site as visitors get it, with a complete language more and a draft. One worker: it builds a copy. */
test.describe.configure({ mode: 'default' })
test.use({ status: 'live' })

const codes = [...languageCodes, added.live.code] as const

const alternatesOf = (id: PageId): Record<string, string> => ({
  ...Object.fromEntries(codes.map((code) => [code, siteOrigin + path(code, id)])),
  'x-default': siteOrigin + path(defaultLanguage, id),
})

const alternatesIn = (links: Iterable<Element>) =>
  Object.fromEntries([...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))

declareLanguageTests('live', [])

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
    await expect(list.getByRole('listitem')).toHaveCount(codes.length - 1)
    for (const other of codes.filter((each) => each !== code)) {
      const link = list.getByRole('link', { name: rows[other].label, exact: true })
      await expect(link).toHaveAttribute('hreflang', other)
      await expect(link).toHaveAttribute('lang', other)
      await expect(link).toHaveAttribute('href', path(other, 'home'))
    }
    await expect(bar.locator('a[hreflang]:visible')).toHaveCount(codes.length - 1)
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

test('nothing of a draft is in what visitors get', ({ site }) => {
  const { code, label } = added.draft
  const folder = join(site.folder, 'dist')
  const files = globSync('**/*', { cwd: folder })
  expect(files.filter((file) => file.split(/[/.]/).some((part) => part.includes(code)))).toEqual([])
  const { name } = JSON.parse(readFileSync(join(site.folder, `locales/${code}/brand.json`), 'utf8')) as {
    name: string
  }
  for (const file of files.filter((each) => /\.(js|html|xml|css)$/.test(each))) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text.includes(label) || text.includes(name), file).toBe(false)
  }
})
