import { pagePath } from '#i18n/addresses.ts'
import { isInSight } from '../support/isInSight.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

// What the figures change: tests/unit/beyond/sections/ownFigures.test.tsx.

/** What remains of a phone's window above its keyboard, and the windows in which drawing and fields stand side by side. */
const windows = { 'a phone': { width: 390, height: 480 }, 'a desktop': { width: 1440, height: 900 } }

inEachLanguage((language, inOneLanguage) => {
  const { putIn } = texts(language, 'figures')
  const [beginning = ''] = texts(language, 'pages/sap').sections.example.result.split('{{')

  for (const [name, viewport] of Object.entries(windows))
    test.describe(`on ${name}`, () => {
      test.use({ viewport })

      inOneLanguage('the result is in sight while one types, and so is each field', async ({ page }) => {
        await open(page, pagePath('sap', language))
        const example = page.locator('#example')
        await example.getByRole('button', { name: putIn }).click()
        const fields = example.getByRole('textbox')
        await expect(fields.first()).toBeFocused()
        const result = example.locator('strong').filter({ hasText: beginning.trim(), visible: true }).first()
        for (const field of [...(await fields.all()), ...(await fields.all()).toReversed()]) {
          await field.focus()
          await expect.poll(() => isInSight(result)).toBe(true)
          await expect.poll(() => isInSight(field)).toBe(true)
        }
      })
    })
})
