import { getContrastRatio } from '@mui/material/styles'
import { componentsAddress } from '#translation/dev/page/shared/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'

test('the catalogue shows every component in each language, direction and scheme', async ({ page }) => {
  await page.goto(componentsAddress)
  const papers = new Set<string>()
  for (const code of languageCodes) {
    const { action } = texts(code, 'pages/industries').contact
    for (const scheme of ['light', 'dark']) {
      const frame = page.getByRole('region', { name: `${code} ${scheme}`, exact: true })
      const button = frame.getByRole('button', { name: action }).first()
      await expect(button).toBeVisible()
      await expect(button).toHaveCSS('direction', languages[code].direction)
      papers.add(scheme + (await frame.evaluate((element) => getComputedStyle(element).backgroundColor)))
    }
  }
  // One colour for each scheme, in every language.
  expect(papers.size).toBe(2)
})

test('sizes and errors show as Material UI’s documentation says', async ({ page }) => {
  await page.goto(componentsAddress)
  const frame = page.getByRole('region').first()
  await expect(frame.getByRole('button').first()).toBeVisible()
  const css = (selector: string, property: string) =>
    frame
      .locator(selector)
      .first()
      .evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property)
  expect(await css('.MuiButton-text.MuiButton-sizeMedium', 'padding-left')).toBe('12px')
  expect(await css('.MuiButton-text.MuiButton-sizeSmall', 'padding-left')).toBe('5px')
  expect(await css('.MuiChip-sizeSmall > .MuiChip-label', 'padding-left')).toBe('8px')
  const border = () => css('.Mui-error .MuiOutlinedInput-notchedOutline', 'border-left-color')
  const atRest = await border()
  await frame.locator('.Mui-error input').first().focus()
  expect(await border()).toBe(atRest)
})

test('a card’s header keeps its space wherever it stands in the card', async ({ page }) => {
  await page.goto(componentsAddress)
  const frame = page.getByRole('region').first()
  await expect(frame.locator('.MuiCardHeader-root').last()).not.toHaveCSS('padding-bottom', '0px')
  const content = frame.locator('.MuiCardHeader-root + .MuiCardContent-root')
  await expect(content).toHaveCSS('padding-top', '0px')
})

test('a row of chips scrolls, and no chip in it wraps its label', async ({ page }) => {
  await page.goto(componentsAddress)
  const chips = page.getByRole('region').first().locator('.MuiChip-clickable')
  await expect(chips.first()).toHaveCSS('height', '40px')
})

test('the letters of an avatar stand out from its circle in both schemes', async ({ page }) => {
  await page.goto(componentsAddress)
  for (const scheme of ['light', 'dark']) {
    const frame = page.getByRole('region', { name: `en ${scheme}`, exact: true })
    const avatar = frame.locator('.MuiAvatar-root').first()
    await expect(avatar).toBeVisible()
    const { color, backgroundColor } = await avatar.evaluate((element) => getComputedStyle(element))
    expect(getContrastRatio(color, backgroundColor)).toBeGreaterThan(4.5)
  }
})

/** Each sample, and so each landmark, stands four times on the page. */
const repeated = ['landmark-unique']
/** What opens above the page stands outside of its landmarks. */
const floating = [...repeated, 'region']

inEachLanguage((language) => {
  const isRtl = languages[language].direction === 'rtl'
  const { heading: title, points } = texts(language, 'pages/industries').sections.financial
  const [first = '', second = ''] = Object.values(points.items)
  const { action } = texts(language, 'pages/industries').contact

  test('each component works by pointer and keyboard in its direction, and has no barrier', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(languages[language].prefix + componentsAddress)
    const frame = page.getByRole('region', { name: `${language} light`, exact: true })
    await expect(frame).toBeVisible()
    await test.step('the catalogue is accessible in both schemes', async () => {
      await expectAccessible(page, 'the catalogue', repeated)
    })
    await test.step('what a visitor sets works in its direction', async () => {
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
    await test.step('a select is chosen from by keyboard', async () => {
      const select = frame.getByRole('combobox').filter({ hasText: first })
      await select.press('Enter')
      await expectAccessible(page, 'the select', floating)
      await page.getByRole('option', { name: second, exact: true }).click()
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(frame.getByRole('combobox').filter({ hasText: second })).toBeVisible()
    })
    await test.step('an autocomplete offers its options', async () => {
      const search = frame.locator('.MuiAutocomplete-root input')
      await search.click()
      await expect(page.getByRole('option', { name: second, exact: true })).toBeVisible()
      await search.press('ArrowDown')
      await search.press('Enter')
      await expect(search).toHaveValue(first)
    })
    await test.step('an accordion opens and closes by pointer and keyboard', async () => {
      const summary = frame.locator('.MuiAccordion-root').getByRole('button', { name: title, exact: true })
      await summary.click()
      await expect(summary).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Enter')
      await expect(summary).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('a dialog opens, and gives the focus back', async () => {
      const opener = frame.getByRole('button', { name: 'Dialog', exact: true })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      await expect(dialog).toBeVisible()
      await expectAccessible(page, 'the dialog', repeated)
      await dialog.getByRole('button', { name: action }).click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
    await test.step('a drawer opens at the start of a line', async () => {
      await frame.getByRole('button', { name: 'Drawer', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: title, exact: true })
      await expect(drawer).toBeInViewport({ ratio: 1 })
      await expect(drawer).toHaveCSS(isRtl ? 'right' : 'left', '0px')
      await expectAccessible(page, 'the drawer', repeated)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })
    await test.step('a menu works by keyboard', async () => {
      await frame.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('menu', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await expectAccessible(page, 'the menu', floating)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(menu).toBeHidden()
    })
    await test.step('a snackbar comes and goes', async () => {
      await frame.getByRole('button', { name: 'Snackbar', exact: true }).click()
      const snackbar = page.locator('.MuiSnackbar-root')
      await expect(snackbar).toBeVisible()
      await expectAccessible(page, 'the snackbar', floating)
      await snackbar.getByRole('button', { name: action }).click()
      await expect(snackbar).toBeHidden()
    })
    await test.step('the pages of a list and a tooltip work by pointer', async () => {
      const pageTwo = frame.getByRole('navigation').getByRole('button').filter({ hasText: /^2$/ })
      await pageTwo.click()
      await expect(pageTwo).toHaveAttribute('aria-current', 'page')
      await frame.getByRole('button', { name: 'Tooltip', exact: true }).hover()
      await expect(page.getByRole('tooltip')).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(page.getByRole('tooltip')).toBeHidden()
    })
  })
})
