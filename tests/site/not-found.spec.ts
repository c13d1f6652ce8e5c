import type { Page, Request } from '@playwright/test'
import { pagePath, unknownPath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { searchDialog } from '../support/searchDialog.ts'
import { expect, waitForHydration, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { openUnknownAddress } from '../support/unknownAddress.ts'

/** Every document that the window loads from now on: a page that reloads itself for ever loads many. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(request.url())
  })
  return loaded
}

/** Runs in the page: remembers every main heading that was there at a frame, reloads included. */
function rememberHeadings() {
  const text = document.querySelector('h1')?.textContent
  const seen = new Set(JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[])
  if (text) sessionStorage.setItem('seen', JSON.stringify([...seen.add(text)]))
  requestAnimationFrame(rememberHeadings)
}

const industriesChunk = '**/assets/IndustriesPage-*.js'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Not a route with a number of times: Playwright takes it away while the page is on its way to be loaded again. */
async function failOnce(page: Page) {
  let failed = false
  await page.route(industriesChunk, (route) => {
    if (failed) return route.continue()
    failed = true
    return route.abort()
  })
}

inEachLanguage((language, inOneLanguage) => {
  const home = pagePath('home', language)
  const industries = pagePath('industries', language)
  const menu = texts(language, 'menu').pages
  const { crash, notFound } = texts(language, 'errors')
  const linkTo = (page: Page, id: 'home' | 'industries' | 'about') =>
    page
      .getByRole('navigation', { name: texts(language, 'accessibility').mainMenu })
      .getByRole('link', { name: menu[id], exact: true })

  test.describe('an unknown address', () => {
    test('is hydrated, and its switch leads to the same address in the other language @beyond', async ({
      page,
    }) => {
      const other = otherLanguage(language)
      const path = pagePath('home', language).replace(/\/?$/, `/products/zzz`)
      const otherPath = translatePath(path, other)
      await openUnknownAddress(page, `${path}?a=1#b`)
      await expect(heading(page)).toHaveText(notFound.heading)
      const languageSwitch = page.getByRole('link', { name: languages[other].label, exact: true })
      // The link's own address counts too: it is what another tab opens.
      await expect(languageSwitch).toHaveAttribute('href', `${otherPath}?a=1#b`)
      await languageSwitch.click()
      await expect(page).toHaveURL(`${otherPath}?a=1#b`)
      await expect(heading(page)).toHaveText(texts(other, 'errors').notFound.heading)
      await expect(page).toHaveTitle(texts(other, 'errors').notFound.meta.title)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    inOneLanguage('searches the site for the last words of the address @beyond', async ({ page }) => {
      await openUnknownAddress(page, home.replace(/\/?$/, '/products/sap-hana'))
      const { label } = texts(language, 'search')
      await page.getByRole('main').getByRole('button', { name: label, exact: true }).click()
      const { field, options } = searchDialog(language)
      await expect(field(page)).toHaveValue('sap hana')
      await expect(field(page)).toBeFocused()
      await expect(options(page).first()).toContainText('SAP HANA')
    })

    inOneLanguage(
      'a mistyped address leads to its page, on a host that does not redirect itself @beyond',
      async ({ page }) => {
        await page.route(
          (url) => url.pathname.endsWith('/INDUSTRIES'),
          async (route) => {
            const response = await route.fetch({ url: new URL(unknownPath(language), page.url()).href })
            await route.fulfill({ response, status: 200 })
          },
        )
        await page.goto('/robots.txt')
        await page.goto(`${home.replace(/\/?$/, '/INDUSTRIES')}?a=1#oil`)
        await expect(page).toHaveURL(`${industries}?a=1#oil`)
        await expect(heading(page)).toHaveText(texts(language, 'pages/industries').heading)
      },
    )
  })

  test.describe('code that cannot be fetched', () => {
    test.use({ provoked: /Failed to load resource|Failed to fetch dynamically imported module/ })
    // Elsewhere and at other times: tests/quality/lost-code.spec.ts.
    // Or the code would be there before it is asked for.
    test.beforeEach(({ page }) => saveData(page))

    // After a deploy, the files that an open page knows are gone: https://vite.dev/guide/build#load-error-handling
    inOneLanguage(
      'reloads the page once, shows no error on the way, and then the link works @beyond',
      async ({ page }) => {
        await page.addInitScript(rememberHeadings)
        await open(page, home)
        const loaded = documents(page)
        await failOnce(page)
        await linkTo(page, 'industries').click()
        await expect.poll(() => loaded.map((url) => new URL(url).pathname)).toEqual([industries])
        await waitForHydration(page)
        await expect(heading(page)).toHaveText(texts(language, 'pages/industries').heading)
        const seen = await page.evaluate(() => sessionStorage.getItem('seen'))
        expect(JSON.parse(seen ?? '[]')).not.toContain(crash.heading)
        await linkTo(page, 'about').click()
        await expect(heading(page)).toHaveText(texts(language, 'pages/about').heading)
        expect(loaded).toHaveLength(1)
      },
    )
  })
})
