import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { addAccordion } from './material-ui/materialUiSite.ts'
import { htmlParser, modulesOf } from '../support/rawPages.ts'
import { SiteCopy } from '../support/SiteCopy.ts'

/** The size of the scripts that a page of a build loads at once, in bytes, compressed as the server sends them. */
function scriptBytes(dist: string, path: string): number {
  const html = readFileSync(`${dist}${path}/index.html`, 'utf8')
  return modulesOf(htmlParser.parseFromString(html, 'text/html'))
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .reduce((sum, file) => sum + statSync(`${dist}${file}.br`).size, 0)
}

let copy: SiteCopy
test.beforeAll(() => {
  copy = new SiteCopy()
})
test.afterAll(() => copy.remove())

test('a page pays for the Material UI that it uses, and others do not', () => {
  addAccordion(copy)
  const { status, stderr } = copy.build()
  expect(status, stderr).toBe(0)
  for (const code of languageCodes) {
    for (const id of pageIds) {
      const path = pagePath(id, code)
      const more = scriptBytes(copy.path('dist'), path) - scriptBytes('dist', path)
      if (id === 'compliance') expect(more, path).toBeGreaterThan(10_000)
      else expect(Math.abs(more), `${path}: change of its script, in bytes`).toBeLessThanOrEqual(500)
    }
  }
})
