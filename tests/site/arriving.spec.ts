import type { Page } from '@playwright/test'
import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { layoutShift } from '../support/pageChecks.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, holdScripts, hydrated, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const phone = { width: 390, height: 844 }
const [first] = industries
const last = 'manufacturing'

/** The ids of the sections, and `footer`, that the browser has not laid out. */
const leftOut = (page: Page) =>
  page
    .locator(':is(main section, footer):not([data-aside] *)')
    .evaluateAll((bands) =>
      bands
        .filter((band) => !band.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .map((band) => band.id || band.localName),
    )

const top = (page: Page, id: string) =>
  page.locator(`section#${id}`).evaluate((section) => section.getBoundingClientRect().top)

inEachLanguage((language) => {
  const path = pagePath('industries', language)

  test.describe('a page that arrives', () => {
    test.use({ viewport: phone })

    test('is laid out as far as the window first, and all of it before long', async ({ page }) => {
      const scripts = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => leftOut(page)).toEqual(expect.arrayContaining([last, 'footer']))
      expect(await leftOut(page)).not.toContain(first.id)
      scripts.resolve(undefined)
      await expect.poll(() => leftOut(page)).toEqual([])
      expect(await layoutShift(page)).toEqual({ total: 0, moved: [] })
    })

    test('keeps in place what is being read', async ({ page }) => {
      const scripts = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), last)
      const before = await top(page, last)
      scripts.resolve(undefined)
      await hydrated(page)
      await expect.poll(() => leftOut(page)).toEqual([])
      expect(await top(page, last)).toBeCloseTo(before, 0)
    })

    test('is laid out as far as the window first also when its language flips', async ({ page }) => {
      const other = otherLanguage(language)
      await open(page, path)
      await page.locator(`section#${first.id}`).evaluate((section) => section.scrollIntoView())
      await page.evaluate(() => {
        const requestIdleCallback = window.requestIdleCallback.bind(window)
        const waiting: IdleRequestCallback[] = []
        window.requestIdleCallback = (task) => waiting.push(task)
        window.addEventListener('idle', () => {
          Object.assign(window, { requestIdleCallback })
          for (const task of waiting) requestIdleCallback(task)
        })
      })
      await page.getByRole('link', { name: languages[other].label }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      expect(await leftOut(page)).toEqual(expect.arrayContaining([last, 'footer']))
      expect(await leftOut(page)).not.toContain(first.id)
      const before = await top(page, first.id)
      await page.evaluate(() => window.dispatchEvent(new Event('idle')))
      await expect.poll(() => leftOut(page)).toEqual([])
      expect(await top(page, first.id)).toBeCloseTo(before, 0)
    })

    test.describe('and is never idle', () => {
      test.beforeEach(({ page }) =>
        page.addInitScript(() => Object.assign(window, { requestIdleCallback() {} })),
      )

      for (const from of [first.id, 'oil'] as const) {
        test(`jumps from ${from} to 45 px all the same`, async ({ page }) => {
          await page.goto(path)
          await hydrated(page)
          await page.locator(`section#${from}`).evaluate((element) => element.scrollIntoView())
          expect(await leftOut(page)).not.toEqual([])
          const menu = page.getByRole('navigation', { name: texts(language, 'accessibility').jumpMenu })
          await menu.getByRole('link', { name: texts(language, 'menu').industries[last] }).click()
          await expect.poll(() => top(page, last)).toBeCloseTo(45, 0)
          await page.waitForTimeout(1000)
          expect(await top(page, last)).toBeCloseTo(45, 0)
        })
      }

      test('keeps the reading position when the language flips', async ({ page }) => {
        const other = otherLanguage(language)
        await page.goto(path)
        await hydrated(page)
        const section = page.locator(`section#${last}`)
        await section.evaluate((element) => {
          element.scrollIntoView()
          window.scrollBy(0, Math.ceil(element.getBoundingClientRect().top))
        })
        // What the window shows is decided with the next frame.
        await expect.poll(() => leftOut(page)).toEqual(expect.arrayContaining([first.id, 'financial']))
        await page.getByRole('link', { name: languages[other].label }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect.poll(async () => Math.abs(await top(page, last))).toBeLessThan(2)
      })
    })
  })
})
