import type { Locator, Page } from '@playwright/test'
import { componentsAddress } from '#translation/dev/page/shared/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { startCatalogue } from './catalogue/catalogueSite.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test as siteTest } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** Material UI's components in the catalogue: any message or violation of the policy of the site fails a test. */
const test = siteTest.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const { origin, stop } = await startCatalogue()
      await provide(origin)
      await stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
})

/** One worker, so that the catalogue is built once. */
test.describe.configure({ mode: 'default' })

async function openCatalogue(page: Page, language: LanguageCode): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(languages[language].prefix + componentsAddress)
  const frame = page.getByRole('region', { name: `${language} light`, exact: true })
  await expect(frame).toBeVisible()
  return frame
}

/** Each sample, and so each landmark, stands four times on the page. */
const repeated = ['landmark-unique']
/** What opens above the page stands outside of its landmarks. */
const floating = [...repeated, 'region']

for (const language of languageCodes) {
  const isRtl = languages[language].direction === 'rtl'
  const { heading: title, points } = texts(language, 'pages/industries').sections.financial
  const [first = '', second = ''] = points.items
  const { action } = texts(language, 'pages/industries').contact

  test(`${language}: the catalogue is accessible in both schemes`, async ({ page }) => {
    await openCatalogue(page, language)
    await expectAccessible(page, 'the catalogue', repeated)
  })

  test(`${language}: what a visitor sets works in its direction`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    await frame.getByRole('checkbox', { name: title, exact: true }).check()
    await frame.getByRole('radio', { name: second, exact: true }).check()
    const toggle = frame.getByRole('switch', { name: title, exact: true })
    const thumb = frame.locator('.MuiSwitch-thumb').first()
    const before = await thumb.boundingBox()
    await toggle.check()
    await expect
      .poll(async () => Math.sign(((await thumb.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
      .toBe(isRtl ? -1 : 1)
    const slider = frame.getByRole('slider', { name: title })
    await slider.press(isRtl ? 'ArrowLeft' : 'ArrowRight')
    await expect(slider).toHaveValue('31')
    const pressed = frame.getByRole('group', { name: title }).getByRole('button', { name: second })
    await pressed.click()
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  })

  test(`${language}: a select is chosen from by keyboard`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    const select = frame.getByRole('combobox').filter({ hasText: first })
    await select.press('Enter')
    await expectAccessible(page, 'the select', floating)
    await page.getByRole('option', { name: second, exact: true }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(frame.getByRole('combobox').filter({ hasText: second })).toBeVisible()
  })

  test(`${language}: an autocomplete offers its options`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    const search = frame.locator('.MuiAutocomplete-root input')
    await search.click()
    await expect(page.getByRole('option', { name: second, exact: true })).toBeVisible()
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(search).toHaveValue(first)
  })

  test(`${language}: an accordion opens and closes by pointer and keyboard`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    const summary = frame.locator('.MuiAccordion-root').getByRole('button', { name: title, exact: true })
    await summary.click()
    await expect(summary).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(summary).toHaveAttribute('aria-expanded', 'false')
  })

  test(`${language}: a dialog opens, and gives the focus back`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    const opener = frame.getByRole('button', { name: 'Dialog', exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the dialog', repeated)
    await dialog.getByRole('button', { name: action }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(`${language}: a drawer opens at the start of a line`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    await frame.getByRole('button', { name: 'Drawer', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: title, exact: true })
    await expect(drawer).toBeInViewport({ ratio: 1 })
    await expect(drawer).toHaveCSS(isRtl ? 'right' : 'left', '0px')
    await expectAccessible(page, 'the drawer', repeated)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  test(`${language}: a menu works by keyboard`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    await frame.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('menu', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expectAccessible(page, 'the menu', floating)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
  })

  test(`${language}: a snackbar comes and goes`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    await frame.getByRole('button', { name: 'Snackbar', exact: true }).click()
    const snackbar = page.locator('.MuiSnackbar-root')
    await expect(snackbar).toBeVisible()
    await expectAccessible(page, 'the snackbar', floating)
    await snackbar.getByRole('button', { name: action }).click()
    await expect(snackbar).toBeHidden()
  })

  test(`${language}: the pages of a list and a tooltip work by pointer`, async ({ page }) => {
    const frame = await openCatalogue(page, language)
    const pageTwo = frame.getByRole('navigation').getByRole('button').filter({ hasText: /^2$/ })
    await pageTwo.click()
    await expect(pageTwo).toHaveAttribute('aria-current', 'page')
    await frame.getByRole('button', { name: 'Tooltip', exact: true }).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toBeHidden()
  })
}
