import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import type { PageId } from '#config/pages.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  /** Shows the page as a host does that has it at another address, such as an archive of the web. */
  async function showAt(page: Page, id: PageId, address: string) {
    await page.route(`**${address}`, async (route) => {
      const url = new URL(
        pagePath(id, language),
        page.url() === 'about:blank' ? route.request().url() : page.url(),
      )
      await route.fulfill({ response: await route.fetch({ url: url.href }) })
    })
    const scripts = page.waitForResponse(/\/assets\/.*\.js$/)
    await page.goto(address)
    await (await scripts).finished()
    await page.waitForLoadState('networkidle')
  }

  for (const before of ['/web/20261127000000/https://www.company.com', '/cache']) {
    inOneLanguage(`a page that another host shows below ${before} stays what it is`, async ({ page }) => {
      await showAt(page, 'sap', before + pagePath('sap', language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'sap').heading)
      await expect(page.locator('html')).not.toHaveAttribute('data-script')
      await expect(page).toHaveTitle(pageTexts(language, 'sap').meta.title)
    })
  }

  inOneLanguage('a page at the name of its file stays what it is', async ({ page }) => {
    const address = `${pagePath('contact', language)}/index.html`
    await showAt(page, 'contact', address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'contact').heading)
    // The form, which has no scripts there, names mail and phone.
    await expect(page.getByText(texts(language, 'enquiry').noScript.split('<')[0] ?? '')).toBeVisible()
  })
})

test.describe('a visitor who reads Arabic', () => {
  test.use({ locale: 'ar-AE' })

  test('is not led away from the copy of an archive', async ({ page }) => {
    const address = '/web/20261127000000/https://www.company.com/'
    await page.route(`**${address}`, async (route) => {
      const url = new URL('/', route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
