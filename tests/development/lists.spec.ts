import { wordsIn } from '#translation/dev/page/words/wordsIn.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'
import { cardOf, fieldOf, openInspected, tool } from './inspectorTool.ts'

const namespace = 'pages/netapp'
const content = 'src/content/pages/netapp.ts'

inEachLanguage((language, inOneLanguage) => {
  const { card: words, inspector } = wordsIn(language)
  const { example, protection } = texts(language, namespace).sections
  const fileOf = (code: string) => `${code}/${namespace}.json`

  test('an item is added to a list in every language, and written; undo leaves nothing of it', async ({
    page,
    locales,
  }) => {
    const files = languageCodes.map(fileOf)
    const before = files.map((file) => locales.read(file))
    for (const file of files) locales.willChange(file)
    await openInspected(page, pagePath('netapp', language))
    const [first = ''] = protection.items
    await page.getByRole('main').getByText(first, { exact: true }).click()
    const item = (number: number, of: number) =>
      cardOf(page).getByRole('group', { name: `${words.list.item} ${number} ${words.list.of} ${of}` })
    const { length } = protection.items
    await item(1, length).getByRole('button', { name: words.list.add }).click()
    await expect(item(2, length + 1)).toBeVisible()
    const written = 'SAP'
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.type(written)
    await expect(item(2, length + 1)).toContainText(words.list.draftsFirst)
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('#protection').getByText(written, { exact: true })).toBeVisible()
    await expect.poll(() => itemsOf(language)).toEqual(protection.items.toSpliced(1, 0, written))
    const other = otherLanguage(language)
    const others = texts(other, namespace).sections.protection.items
    expect(itemsOf(other)).toEqual(others.toSpliced(1, 0, ''))

    await test.step('it is moved and removed in every language', async () => {
      await item(2, length + 1)
        .getByRole('button', { name: words.list.earlier })
        .click()
      await expect(item(1, length + 1)).toBeVisible()
      expect(itemsOf(language)).toEqual([written, ...protection.items])
      expect(itemsOf(other)).toEqual(['', ...others])
      await item(1, length + 1)
        .getByRole('button', { name: words.list.remove })
        .click()
      await expect(cardOf(page)).toHaveCount(0)
      await expect(tool(page).getByRole('status').getByText(words.list.changed)).toBeVisible()
      expect([itemsOf(language), itemsOf(other)]).toEqual([protection.items, others])
    })

    for (let left = 4; left > 0; left--) {
      await tool(page)
        .getByRole('button', { name: `${words.undo} (${left})` })
        .click()
    }
    await expect(tool(page).getByText(words.undone)).toBeVisible()
    await expect.poll(() => files.map((file) => locales.read(file))).toEqual(before)

    function itemsOf(code: string) {
      const saved = JSON.parse(locales.read(fileOf(code))) as {
        sections: { protection: { items: string[] } }
      }
      return saved.sections.protection.items
    }
  })

  inOneLanguage('the steps of a calculation are added where code computes them', async ({ page }) => {
    await openInspected(page, pagePath('netapp', language))
    await page.locator('#example summary').click({ modifiers: ['Shift'] })
    await page.getByRole('rowheader', { name: example.steps.grown.name, exact: true }).click()
    await expect(cardOf(page)).toContainText(words.list.named)
    await expect(cardOf(page).getByRole('button', { name: `${inspector.open}: ${content}` })).toBeVisible()
    await expect(cardOf(page).getByRole('button', { name: words.list.add })).toHaveCount(0)
  })
})
