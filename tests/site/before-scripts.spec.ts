import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languages } from '#i18n/languages.ts'
import { enquiry, expectFilledIn, fillIn } from '../support/enquiryForm.ts'
import { exchangeTexts, splitTexts } from '../support/foreignHands.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, holdScripts, inEachLanguage, test, waitForHydration } from '../support/site.ts'

/** What extensions, phones and translators do to a page that is only read yet. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'put icons beside the fields': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('form [name]')) {
        const icon = Object.assign(document.createElement('div'), { role: 'presentation' })
        icon.append(document.createElement('span'))
        field.after(icon)
      }
    }),
  'put an element before the page': (page) =>
    page.evaluate(() => document.querySelector('#root')?.prepend(document.createElement('div'))),
  'exchanged its texts': (page) => page.evaluate(exchangeTexts, 'font'),
  'marked words in it': (page) => page.evaluate(splitTexts),
  'put its numbers into elements': (page) =>
    page.evaluate(() => {
      for (const number of document.querySelectorAll('main a[href^="tel:"] bdi')) {
        const made = document.createElement('x-number')
        made.append(...number.childNodes)
        number.append(made)
      }
    }),
  'written into its labels': (page) =>
    page.evaluate(() => document.querySelectorAll('label').forEach((label) => label.append(' …'))),
}

inEachLanguage((language, once) => {
  const other = otherLanguage(language)
  const languageSwitch = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: languages[other].label, exact: true })

  test.describe('what was typed before the scripts came stays, where something has', () => {
    // React says of each that the page is not as it was sent.
    test.use({ provoked: /Minified React error #(418|423|425)|Hydration/ })

    for (const [what, change] of Object.entries(changes)) {
      once(what, async ({ page }) => {
        const scripts = await holdScripts(page)
        await page.goto(pagePath('contact', language), { waitUntil: 'commit' })
        await fillIn(page)
        await change(page)
        scripts.resolve(undefined)
        await waitForHydration(page)
        await expectFilledIn(page)
      })
    }

    once('put icons beside the fields, and the form’s code comes last', async ({ page }) => {
      const scripts = await holdScripts(page)
      const code = await holdScripts(page, /EnquiryForm-[^/]*\.js$/)
      await page.goto(pagePath('contact', language), { waitUntil: 'commit' })
      await page.locator('[name="name"]').fill(enquiry.name)
      await changes['put icons beside the fields']?.(page)
      scripts.resolve(undefined)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /shell/)
      await expect(page.locator('[name="name"]')).toHaveValue(enquiry.name)
      code.resolve(undefined)
      await waitForHydration(page)
      await expect(page.locator('[name="name"]')).toHaveValue(enquiry.name)
    })
  })

  once('phones make no links of numbers and addresses by themselves', async ({ page }) => {
    await page.goto(pagePath('contact', language))
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', /telephone=no/)
  })

  for (const path of ['/industries?utm_source=x#oil', '/nothing?x=1#y']) {
    const here = translatePath(path, language)
    const there = translatePath(path, other)

    test(`the language is switched with query and fragment before the scripts come: ${here}`, async ({
      page,
    }) => {
      await holdScripts(page)
      await page.context().route(
        (url) => url.pathname.endsWith('/nothing'),
        async (route) => {
          const response = await route.fetch()
          expect(response.status()).toBe(404)
          await route.fulfill({ response, status: 200 })
        },
      )
      await page.goto(here, { waitUntil: 'commit' })
      const opened = page.context().waitForEvent('page')
      await languageSwitch(page).click({ modifiers: ['ControlOrMeta'] })
      await expect(await opened).toHaveURL(there)
      await languageSwitch(page).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(there)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })
  }
})
