import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { wordsIn } from '#translation/dev/page/words/wordsIn.ts'
import { pagePath } from '#i18n/addresses.ts'
import netapp from '#content/pages/netapp.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'
import { cardOf, openInspected } from './inspectorTool.ts'

const namespace = 'pages/netapp'
const content = 'src/content/pages/netapp.ts'

const { example: section } = netapp.sections
if (section?.kind !== 'calculation')
  throw new Error('the example of NetApp is no calculation, correct the test')
const { example: data = NaN } = section.inputs['data'] ?? {}

inEachLanguage((language) => {
  const { card: words, inspector } = wordsIn(language)
  const { example } = texts(language, namespace).sections

  test('the card of a sentence says what its figures are and where they stand, and opens the place', async ({
    page,
  }) => {
    await page.route('/__open-in-editor*', (route) => route.fulfill())
    await openInspected(page, pagePath('netapp', language))
    const [first = ''] = example.paragraphs[0]?.split('{{') ?? []
    await page.getByRole('main').getByText(first.trim()).click()
    const figures = cardOf(page).getByRole('region', { name: words.figures.name })
    const figure = figures.getByRole('listitem').filter({ hasText: '{{data}}' })
    await expect(figure).toContainText(String(data))
    expect(await lineOpenedBy(figure)).toContain(`example: ${data}`)
    await expect(figures).toContainText(words.figures.same)

    await test.step('a result is computed', async () => {
      await page.keyboard.press('Escape')
      const [beginning = ''] = example.result.split('{{')
      await page
        .locator('#example')
        .getByText(RegExp(`^${beginning.trim()}`))
        .click()
      const result = figures.getByRole('listitem').filter({ hasText: '{{usable}}' })
      await expect(result).toContainText(words.figures.computed)
      expect(await lineOpenedBy(result)).toContain('compute')
    })

    await test.step('so does the card of a figure that is drawn', async () => {
      await page.keyboard.press('Escape')
      await page
        .locator('#example strong')
        .filter({ hasText: String(data) })
        .locator('[data-inspected]')
        .click()
      const drawn = cardOf(page).getByRole('region', { name: words.figures.here }).getByRole('listitem')
      await expect(drawn).toHaveCount(1)
      expect(await lineOpenedBy(drawn)).toContain(`example: ${data}`)
    })

    async function lineOpenedBy(item: Locator) {
      const asked = page.waitForRequest('/__open-in-editor*')
      await item.getByRole('button', { name: `${inspector.open}: ${content}` }).click()
      const place = new URL((await asked).url()).searchParams.get('file')
      const [, line = ''] = place?.split(':') ?? []
      return readFileSync(content, 'utf8').split('\n')[Number(line) - 1]
    }
  })
})
