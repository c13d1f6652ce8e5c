import type { Locator, Page } from '@playwright/test'
import { company } from '#config/company.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { countSheets } from '../support/countSheets.ts'
import { otherLanguage } from '../support/pages.ts'
import { fillInQuestionnaire, inGigabytes, sapQuestionnaire } from '../support/questionnaire.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { tornWords } from '../support/tornWords.ts'

const paper = (page: Page) => page.locator('#committee-paper')

async function boxOf(heading: Locator) {
  const box = await heading.boundingBox()
  if (!box) throw new Error(`${String(heading)} is not on paper`)
  return box
}

const widths = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().width)

const tops = (elements: Element[]) =>
  elements.map((element) => Math.round(element.getBoundingClientRect().top))

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)
  const words = texts(language, 'print')

  test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { print: () => undefined })))

  const nameOf = (code: LanguageCode) =>
    new Intl.DisplayNames(languages[language].formatLocale, { type: 'language' }).of(code) ?? code

  /** Prints by a button, the first or the last of the page, as an entry of its menu says. */
  async function print(page: Page, button: 'first' | 'last', entry: string) {
    const buttons = page.getByRole('button', { name: words.action, exact: true })
    await (button === 'first' ? buttons.first() : buttons.last()).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(paper(page)).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(paper(page)).toBeVisible()
  }

  test('a committee gets SAP with its questionnaire and the figures typed, on three sheets of paper', async ({
    page,
  }) => {
    await open(page, pagePath('sap', language))
    await print(page, 'first', words.inOne)
    // Nobody has been near the questionnaire.
    const { title, questions } = sapQuestionnaire(language)
    const { heading } = texts(language, 'pages/sap')
    for (const name of [heading, title])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1)
    await expect(paper(page).getByText(texts(language, 'sheet').filledInBy)).toBeVisible()
    // All lines to write on end at the same place, whatever their units.
    const lines = paper(page).locator('dl > div:not(:has(svg)) > dd:last-child > :first-child')
    expect(new Set(await lines.evaluateAll(widths)).size).toBe(1)
    // In place of the button.
    const { action } = texts(language, 'pages/sap').contact
    const ask = paper(page)
      .getByRole('paragraph')
      .filter({ hasText: `${action}:` })
    await expect(ask.getByRole('link')).toHaveText([company.salesEmail, company.phones.phone])
    const { direction } = languages[language]
    const foot = await page.evaluate(
      (side) => getComputedStyle(document.documentElement).getPropertyValue(`--paper-foot-${side}`),
      direction,
    )
    expect(foot).toContain(`${texts(language, 'brand').name} · ${texts(language, 'menu').pages.sap}`)
    await expect(paper(page).locator('svg:not(dd *, li *)').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await countSheets(page)).toBeLessThanOrEqual(3)

    await page.emulateMedia({ media: 'screen' })
    await expect(paper(page)).toBeHidden()
    await open(page, `${pagePath('sap', language)}#sheet`)
    await fillInQuestionnaire(page, language)
    await print(page, 'last', words.inOne)
    const answer = paper(page).locator('dl > div').filter({ hasText: questions.memory.label })
    await expect(answer).toContainText(inGigabytes(language, '600.5'))
    const english = paper(page).locator('bdi').filter({ hasText: 'Q2' })
    await expect(english).toHaveCSS('direction', 'ltr')
    // It begins where the page's own lines do.
    const [own, line] = [await boxOf(english), await boxOf(english.locator('..'))]
    const farFromStart = direction === 'rtl' ? line.x + line.width - own.x - own.width : own.x - line.x
    expect(farFromStart).toBeLessThan(2)
    // The worked example says whose figures it has.
    const { onPaper, ofExample, ofVisitor } = texts(language, 'figures')
    await expect(paper(page).getByText(onPaper, { exact: true })).toBeVisible()
    for (const said of [ofExample, ofVisitor])
      await expect(paper(page).getByText(said, { exact: true }).filter({ visible: true })).toHaveCount(0)
    expect(await countSheets(page)).toBeLessThanOrEqual(3)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    // The browser's own print has the page again.
    await page.keyboard.press('Control+p')
    await expect(paper(page)).toBeHidden()
    await expect(page.locator('main').getByRole('heading', { name: heading, exact: true })).toBeVisible()
  })

  inOneLanguage('beside another language, no word of the answers is broken in two', async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 })
    await open(page, `${pagePath('sap', language)}#sheet`)
    await fillInQuestionnaire(page, language)
    await print(page, 'last', fill(words.inBoth, { language: nameOf(other) }))
    expect(await paper(page).locator('dt, dd, th, td').evaluateAll(tornWords)).toEqual([])
    expect(await countSheets(page)).toBeLessThanOrEqual(4)
  })

  test('a service takes two sheets of paper', async ({ page }) => {
    await open(page, pagePath('product-services', language))
    await print(page, 'first', words.inOne)
    expect(await countSheets(page)).toBe(2)
  })

  test('a service is printed in both languages, row beside row, English on the left', async ({ page }) => {
    await open(page, pagePath('product-services', language))
    await print(page, 'first', fill(words.inBoth, { language: nameOf(other) }))
    const [left, right] = (['en', 'ar'] as const).map((code) => {
      const { heading, sections } = texts(code, 'pages/product-services')
      const headings = Object.values(sections).flatMap((section) =>
        'heading' in section ? section.heading : [],
      )
      return [heading, ...headings].map((each) =>
        paper(page).locator(`[lang="${code}"]`).getByRole('heading', { name: each, exact: true }),
      )
    })
    if (!left || !right) throw new Error('There are two columns')
    expect(left.length).toBeGreaterThan(4)
    for (const [index, heading] of left.entries()) {
      const beside = right[index]
      if (!beside) throw new Error('A section has nothing beside it')
      const [english, arabic] = [await boxOf(heading), await boxOf(beside)]
      expect(english.x + english.width).toBeLessThan(arabic.x + arabic.width / 2)
      expect(Math.abs(english.y - arabic.y)).toBeLessThan(8)
    }
    // The rows of a table, too.
    const rowsOf = (code: LanguageCode) => paper(page).locator(`[lang="${code}"] tr`)
    const rows = await rowsOf('en').evaluateAll(tops)
    expect(rows.length).toBeGreaterThan(4)
    expect(rows).toEqual(await rowsOf('ar').evaluateAll(tops))
    await expect(
      paper(page).locator('[lang="en"]:not([dir="ltr"]), [lang="ar"]:not([dir="rtl"])'),
    ).toHaveCount(0)
    expect(await countSheets(page)).toBeLessThanOrEqual(3)
  })
})
