import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, saveData, test, waitForHydration } from '../support/site.ts'
import { fillInSheet, numberField, sapSheet, sheetOf, unfold } from '../support/sheet.ts'
import { fill, texts } from '../support/texts.ts'

/** Leaves no room in a storage, before the page's own scripts run. */
const fillUp = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((storage) => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) window[storage].setItem(`full-${size}-${part}`, 'x'.repeat(size))
      } catch {
        // No such part fits any more.
      }
    }
  }, name)

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)

  test.describe('where the storage of the tab is full', () => {
    test.use({ provoked: /Failed to load resource|Failed to fetch dynamically imported module/ })

    inOneLanguage(
      'a page whose code is gone is reloaded once, then shown as without scripts',
      async ({ page }) => {
        await fillUp(page, 'sessionStorage')
        const { people } = texts(language, 'pages/about').leadership
        const documents: string[] = []
        page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
        await page.route('**/assets/AboutPage-*.js', (route) => route.abort())
        await page.goto(pagePath('about', language))
        // They open with a button where scripts run.
        for (const { more } of people) await expect(page.getByText(more)).toBeVisible()
        expect(documents).toHaveLength(2)
      },
    )

    inOneLanguage('a link whose code is gone loads the page, as with storage', async ({ page }) => {
      await fillUp(page, 'sessionStorage')
      await saveData(page)
      await open(page, pagePath('home', language))
      await page.route('**/assets/AboutPage-*.js', (route) => route.abort(), { times: 1 })
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts(language, 'menu').pages.about, exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'about').heading)
      await waitForHydration(page)
    })
  })

  inOneLanguage('without storage, typed words stay after a switch of the language', async ({ page }) => {
    await fillUp(page, 'sessionStorage')
    await open(page, pagePath('contact', language))
    await page.locator('[name="name"]').fill('Amal')
    await page.getByRole('link', { name: languages[other].label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(other, 'contact').heading)
    await expect(page.locator('[name="name"]')).toHaveValue('Amal')
  })

  inOneLanguage('the colour scheme can be chosen', async ({ page }) => {
    await fillUp(page, 'localStorage')
    await open(page, pagePath('industries', language))
    const { toDark } = texts(language, 'accessibility').colorScheme
    await page.getByRole('button', { name: toDark }).filter({ visible: true }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  inOneLanguage(
    'where storage is blocked, a sheet works until the page is left, and says so',
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new Error('blocked')
          },
        })
      })
      const words = texts(language, 'sheet')
      const { questions } = sapSheet(language)
      const progress = fill(words.progress, { answered: 4, total: Object.keys(questions).length })
      await open(page, pagePath('sap', language))
      await unfold(page, language)
      await expect(sheetOf(page).getByText(words.kept)).toBeVisible()
      await fillInSheet(page, language)
      await expect(sheetOf(page).getByText(progress)).toBeVisible()
      await expect(sheetOf(page).getByText(words.notKept)).toBeVisible()
      await expect(sheetOf(page).getByRole('link', { name: words.toEnquiry, exact: true })).toBeHidden()
      await page.getByRole('link', { name: languages[other].label, exact: true }).first().click()
      await expect(numberField(page, sapSheet(other).questions.start.label)).toHaveValue('Q2')
    },
  )
})
