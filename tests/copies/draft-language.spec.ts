import { added, draftGaps } from './languages/addedLanguages.ts'
import { test } from './languages/languageSite.ts'
import { declareLanguageTests } from './languages/languageTests.ts'
import { expect } from '../support/site.ts'

/** A preview of the site with a language in translation, which lacks half of its texts. One worker: it builds a copy. */
test.describe.configure({ mode: 'default' })
test.use({ status: 'draft' })

const { code } = added.draft

const { missing, translated, all } = draftGaps()
// The translation of a short text, or of the words between two tags, may be the text itself, which then counts as
// translated wherever it stands.
const known = new Set(translated.flatMap(({ text }) => text.split(/<[^>]*>/)))
declareLanguageTests(
  'draft',
  missing.map(({ text }) => text).filter((text) => !known.has(text)),
)

test('the check counts what is translated', ({ site }) => {
  const own = site.checked.split('\n').find((line) => line.startsWith(`${code}: draft, `))
  expect(own).toContain(`texts ${all.toLocaleString('en')}, `)
  expect(own).toContain(`done ${translated.length.toLocaleString('en')} `)
})

test('search engines never hear of a draft', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(code)
  for (const address of ['/', `/${code}`, `/${code}/industries`]) {
    const html = await (await request.get(address)).text()
    expect(html, address).not.toContain(`<link rel="alternate" hreflang="${code}"`)
    expect(html.includes('<meta name="robots" content="noindex"'), address).toBe(address !== '/')
  }
})
