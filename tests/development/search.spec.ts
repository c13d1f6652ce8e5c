import { pagePath } from '#i18n/addresses.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'

inEachLanguage((language) => {
  test('the search finds a text as it is saved', async ({ page, locales }) => {
    const words = texts(language, 'search')
    locales.set(`${language}/pages/sap.json`, 'heading', 'Savedheading')
    await page.goto(pagePath('about', language))
    await page.getByRole('banner').getByRole('button', { name: words.open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.label, exact: true })
    await dialog.getByRole('combobox', { name: words.label, exact: true }).fill('Savedheading')
    await expect(dialog.getByRole('option').first()).toContainText('Savedheading')
  })
})
