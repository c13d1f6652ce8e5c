import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from './languages/languageSite.ts'
import { pseudoTranslate } from './languages/pseudoTranslate.ts'
import { draftGaps, pseudoLocaleCodes, runIn } from './languages/pseudoLocales.ts'
import { allTexts } from '../support/rawPages.ts'
import { expect } from '../support/site.ts'
import { declareFourLanguageTests } from './languages/fourLanguageTests.ts'

/** The site with two languages more, as drafts that lack half of their texts. One worker: each builds it. */
test.describe.configure({ mode: 'default' })
test.use({ status: 'draft' })

declareFourLanguageTests(draftGaps().missing.map(({ text }) => text))

test('the check counts what is translated', ({ site }) => {
  const { done, all } = draftGaps()
  for (const code of pseudoLocaleCodes) {
    const own = site.checked.split('\n').find((line) => line.startsWith(`${code}: draft, `))
    expect(own).toContain(`texts ${all.toLocaleString('en')}, `)
    expect(own).toContain(`done ${done.toLocaleString('en')} `)
  }
})

test('search engines never hear of them', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/\/(fr|fa)\b|hreflang="(fr|fa)"/)
  for (const address of ['/', '/fr', '/fa/industries']) {
    const html = await (await request.get(address)).text()
    expect(html, address).not.toMatch(/<link rel="alternate" hreflang="(fr|fa)"/)
    expect(html.includes('<meta name="robots" content="noindex"'), address).toBe(address !== '/')
  }
})

test('nothing of them is in what visitors get', async ({ site }) => {
  await runIn(site.folder, 'scripts/build.ts')
  const files = globSync('**/*', { cwd: join(site.folder, 'dist') })
  expect(files.filter((file) => /^f[ra]($|\/)|accents|persian|-f[ra]-/.test(file))).toEqual([])
  expect(files.toSorted()).toEqual(globSync('**/*', { cwd: 'dist' }).toSorted())
  const [leaf] = allTexts('en').filter(({ namespace }) => namespace === 'brand')
  const sample = pseudoTranslate('fr', leaf?.text ?? '')
  for (const file of files.filter((name) => /\.(js|html|xml|css)$/.test(name))) {
    const text = readFileSync(join(site.folder, 'dist', file), 'utf8')
    expect(text.includes(sample) || text.includes('Français'), file).toBe(false)
  }
})
