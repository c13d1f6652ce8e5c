import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { snapshotOf } from './ariaSnapshot.ts'

inEachLanguage((language) => {
  const words = texts(language, 'search')
  const { pages: names } = texts(language, 'menu')
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.label, exact: true })
  const field = (page: Page) => dialog(page).getByRole('combobox')

  async function openSearch(page: Page) {
    await open(page, pagePath('about', language))
    await page.getByRole('banner').getByRole('button', { name: words.open, exact: true }).click()
    await expect(field(page)).toBeFocused()
  }

  test('the search is a field with a list below it, in groups of pages', async ({ page }) => {
    await openSearch(page)
    await field(page).fill(names.commvault)
    await expect(dialog(page).getByRole('option').first()).toContainText(names.commvault)
    await expect(dialog(page)).toMatchAriaSnapshot(
      snapshotOf([
        { role: 'search', inside: [{ role: 'combobox', name: words.label, state: 'expanded' }] },
        { role: 'status' },
        {
          role: 'listbox',
          name: words.results,
          inside: [{ role: 'group', name: names.commvault, inside: [{ role: 'option', state: 'selected' }] }],
        },
      ]),
    )
  })

  test('the field tells which result an arrow key has chosen', async ({ page }) => {
    await openSearch(page)
    for (const key of ['', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      if (key) await page.keyboard.press(key)
      const chosen = dialog(page).getByRole('option', { selected: true })
      await expect(chosen).toHaveCount(1)
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        String(await chosen.getAttribute('id')),
      )
      await expect(field(page)).toBeFocused()
    }
  })

  test('the number of results is said, and that there are none, or that it was corrected', async ({
    page,
  }) => {
    await openSearch(page)
    const status = dialog(page).getByRole('status')
    await expect(status).toHaveText('')
    await field(page).fill(names.sap)
    const options = dialog(page).getByRole('option')
    await expect(options.first()).toContainText(names.sap)
    const count = await options.count()
    const form = new Intl.PluralRules(language).select(count)
    await expect(status).toHaveText(fill(words[`count_${form}` as 'count_other'], { count: String(count) }))
    await field(page).fill('qqqzzz')
    await expect(status).toHaveText(fill(words.nothing, { words: 'qqqzzz' }))
    await field(page).fill('proxmux')
    await expect(status).toContainText(fill(words.corrected, { words: 'Proxmox' }))
  })
})
