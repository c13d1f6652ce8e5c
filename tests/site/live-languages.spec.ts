import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pageIds, pageRow } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { test } from '../languages/languageSite.ts'
import { madeCodes, runIn } from '../languages/moreLanguages.ts'
import { expect } from '../support/site.ts'
import { path, walkLanguages } from '../languages/walkLanguages.ts'

/** The site with two languages more, complete and live. One worker: each builds it. */
test.describe.configure({ mode: 'default' })
test.use({ status: 'live', trace: 'off' })

walkLanguages([])

test('search engines are told of each', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const html = await (await request.get(pagePath('industries', 'ar'))).text()
  for (const code of madeCodes) {
    expect(sitemap).toContain(`hreflang="${code}"`)
    for (const id of pageIds.filter((page) => !pageRow(page).aliasOf))
      expect(sitemap).toContain(`${path(code, id)}<`)
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" hreflang="${code}" href="[^"]*${path(code, 'industries')}"`),
    )
  }
})

test('each has a picture for shared links', async ({ request, site }) => {
  for (const code of madeCodes) {
    expect(existsSync(join(site.folder, `public/og/${code}.png`))).toBe(true)
    expect((await request.get(`/og/${code}.png`)).status()).toBe(200)
  }
})

test('a live language that lacks its picture stops the build', async ({ site }) => {
  rmSync(join(site.folder, 'public/og/fr.png'))
  await expect(runIn(site.folder, 'scripts/build.ts')).rejects.toThrow(
    'public/og/fr.png: is missing, run: npm run brand-images',
  )
})
