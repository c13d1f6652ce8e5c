import { pagePath } from '#i18n/addresses.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'

inEachLanguage((language) => {
  test('the search finds a text as it is saved', async ({ page, locales }) => {
    const words = texts(language, 'search')
    locales.set(`${language}/pages/sap.json`, 'heading', 'Savedheading')
    // The server renders all pages of the language for it, which takes half a minute beside other tests.
    const made = page.waitForResponse('**/@search/*.json', { timeout: 0 })
    await page.goto(pagePath('about', language))
    await page.getByRole('banner').getByRole('button', { name: words.open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.label, exact: true })
    await dialog.getByRole('combobox', { name: words.label, exact: true }).fill('Savedheading')
    await made
    await expect(dialog.getByRole('option').first()).toContainText('Savedheading')
  })
})
