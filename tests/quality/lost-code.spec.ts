import type { Page, Request } from '@playwright/test'
import { company } from '#config/company.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, waitForHydration, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** Every document that the window loads from now on: a page that reloads itself for ever loads many. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(request.url())
  })
  return loaded
}

async function calm(loaded: readonly string[]) {
  let before = -1
  await expect
    .poll(
      () => {
        const still = loaded.length === before
        before = loaded.length
        return still
      },
      { intervals: [1000] },
    )
    .toBe(true)
}

const industriesChunk = '**/assets/IndustriesPage-*.js'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

inEachLanguage((language, inOneLanguage) => {
  const home = pagePath('home', language)
  const industries = pagePath('industries', language)
  const menu = texts(language, 'menu').pages
  const { crash } = texts(language, 'errors')
  const linkTo = (page: Page, id: 'home' | 'industries' | 'about') =>
    page
      .getByRole('navigation', { name: texts(language, 'accessibility').mainMenu })
      .getByRole('link', { name: menu[id], exact: true })

  async function expectOtherWays(page: Page) {
    const main = page.getByRole('main')
    const [start = ''] = texts(language, 'enquiry').noScript.split('<')
    const shown = main.getByRole('paragraph').filter({ hasText: start.trim(), visible: true })
    await expect(shown.getByRole('link')).toHaveText([company.salesEmail, company.phones.phone])
    await expect(main.getByRole('button', { name: texts(language, 'enquiry').submit })).toHaveCount(0)
  }

  test.describe('code that cannot be fetched', () => {
    test.use({ provoked: /Failed to load resource|Failed to fetch dynamically imported module/ })
    // Or the code would be there before it is asked for.
    test.beforeEach(({ page }) => saveData(page))

    inOneLanguage(
      'does not reload the page under a visitor who only points at the link',
      async ({ page }) => {
        await open(page, home)
        const loaded = documents(page)
        const asked: string[] = []
        await page.route(industriesChunk, (route) => {
          asked.push(route.request().url())
          return route.abort()
        })
        await linkTo(page, 'industries').hover()
        await expect.poll(() => asked.length).toBeGreaterThan(0)
        await calm(loaded)
        expect(loaded).toEqual([])
      },
    )

    inOneLanguage(
      'shows an error page, not a blank one, and does not reload without end',
      async ({ page }) => {
        await open(page, home)
        const loaded = documents(page)
        await page.route(industriesChunk, (route) => route.abort())
        await linkTo(page, 'industries').click()
        await calm(loaded)

        // The reload has brought the prerendered page, which reads well without its code.
        await page.goto(home)
        await waitForHydration(page)
        loaded.length = 0
        await linkTo(page, 'industries').click()
        await expect(heading(page)).toHaveText(crash.heading)
        await expect(page.getByText(crash.lead)).toBeVisible()
        await calm(loaded)
        expect(loaded).toEqual([])
        await expect(heading(page)).toHaveText(crash.heading)
        await expect(page).toHaveTitle(texts(language, 'brand').genericTitle)

        const other = otherLanguage(language)
        await page.getByRole('link', { name: languages[other].label, exact: true }).click()
        await expect(page.getByText(texts(other, 'errors').crash.lead)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(page.locator('html')).toHaveAttribute('dir', languages[other].direction)
        await page.getByRole('link', { name: languages[language].label, exact: true }).click()
        await expect(page.getByText(crash.lead)).toBeVisible()

        await linkTo(page, 'about').click()
        await expect(heading(page)).toHaveText(texts(language, 'pages/about').heading)

        // Chromium asks no second time for code that it could not fetch: only a page loaded again does.
        await linkTo(page, 'industries').click()
        await expect(heading(page)).toHaveText(crash.heading)
        await page.unroute(industriesChunk)
        await page.getByRole('button', { name: crash.reload }).click()
        await waitForHydration(page)
        await expect(heading(page)).toHaveText(texts(language, 'pages/industries').heading)
      },
    )

    inOneLanguage(
      'at the start: without the entry, pages look as they do without JavaScript',
      async ({ page }) => {
        await page.route('**/assets/index-*.js', (route) => route.abort())
        await page.goto(pagePath('contact', language))
        await expectOtherWays(page)
        await page.goto(pagePath('about', language))
        for (const { more } of texts(language, 'pages/about').leadership.people) {
          await expect(page.getByText(more)).toBeVisible()
        }
      },
    )

    inOneLanguage(
      'at the start: without the form’s code Contact stays, and names the ways to us',
      async ({ page }) => {
        await page.route('**/assets/EnquiryForm-*.js', (route) => route.abort())
        await page.goto(pagePath('contact', language))
        await expectOtherWays(page)
        const { heading: title, offices } = texts(language, 'pages/contact')
        await expect(heading(page)).toHaveText(title)
        await expect(page.getByRole('heading', { name: offices.heading, exact: true })).toBeVisible()
      },
    )

    for (const [what, file] of [
      ['the texts', `**/assets/texts-${language}-*.js`],
      ['the code of the page', industriesChunk],
      ['the entry', '**/assets/index-*.js'],
      ['React', '**/assets/react-*.js'],
      ['the start of the site', '**/assets/startSite-*.js'],
    ] as const) {
      inOneLanguage(
        `at the start: without ${what}, the page can be read and its links work`,
        async ({ page }) => {
          const loaded = documents(page)
          await page.route(file, (route) => route.abort())
          await page.goto(industries)
          await calm(loaded)
          expect(loaded.length).toBeLessThanOrEqual(2)
          const { heading: title, lead } = texts(language, 'pages/industries')
          await expect(heading(page)).toHaveText(title)
          await expect(page.getByText(lead)).toBeVisible()
          await linkTo(page, 'home').click()
          await expect(page).toHaveURL(home)
          await expect(heading(page)).toHaveText(texts(language, 'pages/home').heading)
        },
      )
    }
  })
})
