import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { toolLanguages, wordsIn } from '#translation/dev/page/words/wordsIn.ts'
import { describe } from '#translation/check/report/describe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { otherLanguage } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import type { EditedLocales } from './EditedLocales.ts'
import { expect, findingsPanel, inEachLanguage, rememberDocument, test } from './developmentSite.ts'

const namespace = 'pages/sap'
/** The tools of development float over the page, and belong to none of its landmarks. */
const outsideLandmarks = ['region']

function plant(locales: EditedLocales, language: LanguageCode) {
  const file = `${language}/${namespace}.json`
  const { heading, meta } = texts(language, namespace)
  locales.set(file, 'heading', heading.replace(' ', ' <!-- --> '))
  locales.set(file, 'meta.title', `${meta.title} ${heading}`)
  const found = locales.findings().filter((finding) => finding.file === `locales/${file}`)
  const [wrong] = found.filter(({ severity }) => severity === 'wrong')
  const [advice] = found.filter(({ severity, key }) => severity === 'advice' && key === 'meta.title')
  if (!wrong || !advice) throw new Error(`nothing is found in ${file}, correct the test`)
  return { file, wrong, advice }
}

/** Runs in the page: the controls that no scrolling brings out from under the panel. */
function coveredControls(): string[] {
  const positions = ['center', 'end'] as const
  return [...document.querySelectorAll(':is(a, button)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) =>
      positions.every((block) => {
        control.scrollIntoView({ block, behavior: 'instant' })
        const { x, y, width, height } = control.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.localName === 'findings-panel'
      }),
    )
    .map(({ outerHTML }) => outerHTML)
}

inEachLanguage((language) => {
  const path = pagePath('sap', language)
  const words = wordsIn(language).panel

  test('a save shows its mistakes in the language of the page, until they are corrected', async ({
    page,
    locales,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toBeVisible()
    const placeOfMain = async () => {
      const { x, y, width } = (await main.boundingBox()) ?? {}
      return [x, y, width]
    }
    const before = await placeOfMain()
    const expectSameDocument = await rememberDocument(page)
    const { wrong, advice } = plant(locales, language)
    const panel = findingsPanel(page).getByRole('region', { name: words.name })
    for (const [kind, finding] of [
      [words.wrong, wrong],
      [words.advice, advice],
    ] as const) {
      const { file, line, column, key, code } = finding
      const items = panel.getByRole('list', { name: kind }).getByRole('listitem')
      const item = items.filter({ hasText: `${file}:${line}:${column}` })
      await expect(item).toBeVisible()
      await expect(item).toContainText(key)
      await expect(item).toContainText(describe(finding, language))
      await expect(item).toContainText(`[${code}]`)
    }
    await expect(panel).toHaveAttribute('dir', languages[language].direction)
    await expect(panel).toHaveAttribute('lang', language)
    expect(await placeOfMain(), 'the panel moves nothing').toEqual(before)
    locales.restore()
    // Other files may have findings at the same key.
    const itemsAt = ({ file, key }: typeof wrong) =>
      panel
        .getByRole('listitem')
        .filter({ hasText: `${file}:` })
        .filter({ hasText: key })
    await expect(itemsAt(wrong)).toHaveCount(0)
    await expect(itemsAt(advice)).toHaveCount(0)
    await expectSameDocument()
  })

  test('an opened page shows earlier mistakes, covers nothing, and follows the language', async ({
    page,
    locales,
  }) => {
    const { wrong } = plant(locales, language)
    await page.goto(path)
    const panel = findingsPanel(page)
    const said = panel.getByText(describe(wrong, language))
    await expect(said).toBeVisible()
    await expectAccessible(page, 'with the panel', outsideLandmarks)

    await test.step('it collapses and opens by keyboard', async () => {
      const summary = panel.locator('summary')
      await summary.press('Enter')
      await expect(said).toBeHidden()
      await expect(summary).toContainText(`${words.wrong}: 1`)
      await expectAccessible(page, 'with the panel collapsed', outsideLandmarks)
      await summary.press('Enter')
      await expect(said).toBeVisible()
    })

    for (const width of [1280, 320]) {
      await test.step(`at ${width} px it covers no control, and fits`, async () => {
        await page.setViewportSize({ width, height: 700 })
        const { x = -1, width: own = width } = (await panel.locator('section').boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + own).toBeLessThanOrEqual(width)
        await panel.locator('summary').click()
        expect(await page.evaluate(coveredControls)).toEqual([])
        await panel.locator('summary').click()
      })
    }

    await page.setViewportSize({ width: 1280, height: 700 })
    const other = otherLanguage(language)
    await page.getByRole('banner').getByRole('button', { name: languages[language].label }).click()
    await page.getByRole('link', { name: languages[other].label, exact: true }).click()
    await expect(panel.getByText(describe(wrong, other))).toBeVisible()
    await expect(panel.getByRole('region')).toHaveAttribute('dir', languages[other].direction)
  })
})

test('the panel speaks every language of the site', () => {
  expect(toolLanguages).toEqual(languageCodes)
})
