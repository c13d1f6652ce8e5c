import { componentsAddress } from '#development/shared/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { texts } from '../support/texts.ts'
import { expect, test } from './developmentSite.ts'

test('the catalogue shows every component in each language and both schemes, in its direction and colours', async ({
  page,
}) => {
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
