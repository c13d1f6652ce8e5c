import { pagePath, unknownPath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { samplePages } from '../engines/support/samplePages.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { openUnknownAddress } from '../support/unknownAddress.ts'
import { walk } from './walk.ts'

const cure = '`npm run transcripts` writes what is said now'

inEachLanguage((language) => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const id of samplePages) {
    test(`${id}: what a screen reader says on its way through the page`, async ({ page }) => {
      await open(page, pagePath(id, language))
      await expect(page.getByRole('heading', { name: pageTexts(language, id).heading }).first()).toBeVisible()
      if (id === 'contact') {
        await expect(page.getByRole('button', { name: texts(language, 'enquiry').submit })).toBeEnabled()
      }
      expect(await walk(page, 'main'), cure).toMatchSnapshot(`${language}-${id}.txt`)
    })
  }

  test('bar and footer, with the menus closed and one open', async ({ page }) => {
    await open(page, pagePath('about', language))
    const closed = await walk(page, 'header')
    await page
      .getByRole('banner')
      .getByRole('button', { name: texts(language, 'menu').pages.products, exact: true })
      .click()
    const opened = await walk(page, 'header')
    const footer = await walk(page, 'footer')
    expect([closed, opened, footer].join('\n'), cure).toMatchSnapshot(`${language}-bar-and-footer.txt`)
  })

  test('the menu of a phone, open and unfolded', async ({ page }) => {
    const { pages } = texts(language, 'menu')
    const { openMenu, mobileMenu } = texts(language, 'accessibility')
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('about', language))
    await page.getByRole('button', { name: openMenu }).click()
    const menu = page.getByRole('navigation', { name: mobileMenu })
    await menu.getByText(pages.products, { exact: true }).click()
    await expect(menu.getByRole('link', { name: pages.sap, exact: true })).toBeVisible()
    expect(await walk(page, 'header'), cure).toMatchSnapshot(`${language}-mobile-menu.txt`)
  })

  test('an unknown address', async ({ page }) => {
    await openUnknownAddress(page, unknownPath(language))
    const { heading } = texts(language, 'errors').notFound
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(await walk(page, 'main'), cure).toMatchSnapshot(`${language}-not-found.txt`)
  })

  test('the errors of the form', async ({ page }) => {
    await open(page, pagePath('contact', language))
    await page.getByRole('button', { name: texts(language, 'enquiry').submit }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expect(page.getByRole('button', { name: `captcha stub ${language}` })).toBeVisible()
    expect(await walk(page, 'form'), cure).toMatchSnapshot(`${language}-form-errors.txt`)
  })

  test('the change of the language, in the voice of the new one', async ({ page }) => {
    const other = otherLanguage(language)
    await open(page, pagePath('about', language))
    await page.getByRole('link', { name: languages[other].label, exact: true }).click()
    const said = page.getByRole('status').filter({ hasText: pageTexts(other, 'about').meta.title })
    await expect(said).toHaveText(pageTexts(other, 'about').meta.title)
    const voice = await said.evaluate((status) => status.closest('[lang]')?.getAttribute('lang'))
    expect(voice).toBe(other)
  })
})
