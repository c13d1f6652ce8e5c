import type { Page } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { pageRow } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { addresses } from '../support/rawPages.ts'
import { expect, waitForHydration, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((each) => [each.split(' ', 1)[0], each.split(' ').slice(1)]))

test.describe('the policy', () => {
  test('allows third parties only on pages that embed them, and nothing unsafe', async ({ request }) => {
    for (const { page, path } of addresses) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
      expect(directives(policy)).toMatchObject({ 'default-src': ["'none'"], 'base-uri': ["'none'"] })
      // Some components of Material UI have a style attribute, each allowed by its hash.
      const rest = policy.replace("style-src-attr 'unsafe-hashes'", '')
      expect(rest, path).not.toMatch(/unsafe|\*|http:|data:|blob:/)
      const foreign = (policy.match(/https:[^\s;]+/g) ?? []).map((url) => new URL(url).pathname)
      const captcha = '/recaptcha/'
      expect(foreign.toSorted(), path).toEqual(
        pageRow(page).embeds ? ['/maps', ...Array<string>(5).fill(captcha)] : [],
      )
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      const severe = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
      expect(
        severe.map(({ description }) => description),
        path,
      ).toEqual([])
      expect('trusted-types' in directives(policy), path).toBe(!pageRow(page).embeds)
    }
  })

  test.describe('broken', () => {
    test.use({ provoked: /violates|Content Security Policy|TrustedScript/ })
    const attempts = {
      'an inline script': () =>
        document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
      'a style attribute': () => document.body.setAttribute('style', 'color: red'),
      'a style element': () =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' })),
      'a script of another site': () =>
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'modulepreload',
            href: 'https://www.google.com/recaptcha/api.js',
          }),
        ),
    }
    test('a script or style that the policy forbids is reported to the tests', async ({ page }) => {
      await open(page, pagePath('home', 'en'))
      for (const [name, attempt] of Object.entries(attempts)) {
        const message = page.waitForEvent('console', (each) => each.text().startsWith('violates '))
        await test.step(name, async () => {
          await page.evaluate(`try { (${attempt.toString()})() } catch {}`)
          await message
        })
      }
    })
  })
})

inEachLanguage((language, inOneLanguage) => {
  const menuLink = (page: Page, id: 'home' | 'contact' | 'industries', code: LanguageCode = language) =>
    page
      .getByRole('navigation', { name: texts(code, 'accessibility').mainMenu, exact: true })
      .getByRole('link', { name: texts(code, 'menu').pages[id], exact: true })

  inOneLanguage(
    'Contact is a document of its own on the way in and out, and back and forth',
    async ({ page }) => {
      const shows = async (id: 'home' | 'industries' | 'contact', code = language) => {
        await expect(page).toHaveURL(pagePath(id, code))
        await expect(heading(page)).toHaveText(pageTexts(code, id).heading)
        await waitForHydration(page)
      }
      const other = otherLanguage(language)
      await open(page, pagePath('industries', language))
      await markDocument(page)
      await menuLink(page, 'home').click()
      await shows('home')
      expect(await isSameDocument(page)).toBe(true)

      await menuLink(page, 'contact').click()
      await shows('contact')
      expect(await isSameDocument(page)).toBe(false)
      await markDocument(page)
      await page.getByRole('link', { name: languages[other].label, exact: true }).click()
      await shows('contact', other)
      expect(await isSameDocument(page)).toBe(true)

      await menuLink(page, 'industries', other).click()
      await shows('industries', other)
      expect(await isSameDocument(page)).toBe(false)

      for (const [id, code] of [
        ['contact', other],
        ['contact', language],
        ['home', language],
        ['industries', language],
      ] as const) {
        await page.goBack()
        await shows(id, code)
      }
      for (const id of ['home', 'contact'] as const) {
        await page.goForward()
        await shows(id)
      }
      // The captcha is let in, which it is only by the policy of Contact itself.
      await page.locator('[name="name"]').focus()
      await expect(page.getByRole('button', { name: `captcha stub ${language}`, exact: true })).toBeVisible()
    },
  )
})
