import { componentsAddress } from '#translation/dev/page/shared/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { texts } from '../support/texts.ts'
import { expect, test } from './developmentSite.ts'

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

test('a row of chips scrolls, and no chip in it wraps its label', async ({ page }) => {
  await page.goto(componentsAddress)
  const chips = page.getByRole('region').first().locator('.MuiChip-clickable')
  await expect(chips.first()).toHaveCSS('height', '40px')
})

test('the catalogue has no barrier', async ({ page }) => {
  await page.goto(componentsAddress)
  await expect(page.getByRole('region').first().getByRole('button').first()).toBeVisible()
  // Each sample, and so each landmark, stands once for each language and scheme.
  await expectAccessible(page, 'the catalogue', ['landmark-unique'])
})
