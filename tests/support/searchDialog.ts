import { expect, type Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { open } from './site.ts'
import { texts } from './texts.ts'

/** The parts of the search in a language, by role and name. */
export function searchDialog(language: LanguageCode) {
  const words = texts(language, 'search')
  const button = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: words.open, exact: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.label, exact: true })
  const field = (page: Page) => dialog(page).getByRole('combobox', { name: words.label, exact: true })
  return {
    button,
    dialog,
    field,
    options: (page: Page) => dialog(page).getByRole('option'),
    chosen: (page: Page) => dialog(page).getByRole('option', { selected: true }),
    /** Opens a page, Home by default, and its search. */
    openSearch: async (page: Page, path = pagePath('home', language)) => {
      await open(page, path)
      await button(page).click()
      await expect(field(page)).toBeFocused()
    },
  }
}
