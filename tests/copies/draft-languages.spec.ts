import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from './languages/languageSite.ts'
import { pseudoTranslate } from './languages/pseudoTranslate.ts'
import { added, draftGaps, npmRun } from './languages/pseudoLocales.ts'
import { allTexts } from '../support/rawPages.ts'
import { expect } from '../support/site.ts'
import { declareLanguageTests } from './languages/languageTests.ts'

/** The site with more languages, as drafts that lack half of their texts. One worker: each builds it. */
test.describe.configure({ mode: 'default' })
test.use({ status: 'draft' })

const drafts = added.draft.join('|')
const gaps = draftGaps().missing.map(({ text }) => text)

declareLanguageTests('draft', gaps)

test('the check counts what is translated', ({ site }) => {
  const { done, all } = draftGaps()
  // Chinese has one form of a counted text, where English has two.
  for (const code of ['ug', 'az']) {
    const own = site.checked.split('\n').find((line) => line.startsWith(`${code}: draft, `))
    expect(own).toContain(`texts ${all.toLocaleString('en')}, `)
    expect(own).toContain(`done ${done.toLocaleString('en')} `)
  }
})

test('search engines never hear of them', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(
    new RegExp(`/(${drafts})\\b|hreflang="(${drafts})"`),
  )
  for (const address of ['/', '/az', '/yue-Hans/industries']) {
    const html = await (await request.get(address)).text()
    expect(html, address).not.toMatch(new RegExp(`<link rel="alternate" hreflang="(${drafts})"`))
    expect(html.includes('<meta name="robots" content="noindex"'), address).toBe(address !== '/')
  }
})

/** A compressed file is written only where it is smaller, and copies compress less. */
const plainFiles = (names: string[]) => names.filter((name) => !/\.(br|gz)$/.test(name)).toSorted()

test('nothing of them is in what visitors get, and the tests of the tools stay green without them', async ({
  site,
}) => {
  await npmRun(site.folder, 'test:unit -- tests/unit/locales')
  await npmRun(site.folder, 'build')
  const files = globSync('**/*', { cwd: join(site.folder, 'dist') })
  expect(files.filter((file) => new RegExp(`(^|-)(${drafts})($|[/-])`).test(file))).toEqual([])
  expect(plainFiles(files)).toEqual(plainFiles(globSync('**/*', { cwd: 'dist' })))
  const [leaf] = allTexts('en').filter(({ namespace }) => namespace === 'brand')
  const sample = pseudoTranslate('az', leaf?.text ?? '')
  for (const file of files.filter((name) => /\.(js|html|xml|css)$/.test(name))) {
    const text = readFileSync(join(site.folder, 'dist', file), 'utf8')
    expect(text.includes(sample) || text.includes('Azərbaycanca'), file).toBe(false)
  }
})
