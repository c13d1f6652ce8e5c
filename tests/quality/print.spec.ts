import { company } from '#config/company.ts'
import { canonicalPageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { countSheets } from '../support/countSheets.ts'
import { pageTexts } from '../support/pages.ts'
import { siteOrigin } from '../support/rawPages.ts'
import { fillInQuestionnaire, inGigabytes, questionnaireOf } from '../support/questionnaire.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts, withoutTags } from '../support/texts.ts'
import { tornWords } from '../support/tornWords.ts'

const inkOf = (element: Element) => {
  const backgrounds: string[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    backgrounds.push(`${backgroundColor} ${backgroundImage}`)
  }
  return { color: getComputedStyle(element).color, backgrounds: [...new Set(backgrounds)] }
}

/** The page whose questionnaire has the most words: the others need less paper. */
const longestQuestionnaire = (language: LanguageCode) =>
  canonicalPageIds
    .filter((id) => 'questionnaire' in pageTexts(language, id))
    .map((id) => ({
      id,
      length: JSON.stringify((pageTexts(language, id) as { questionnaire: unknown }).questionnaire).length,
    }))
    .toSorted((a, b) => b.length - a.length)[0]?.id ?? 'sap'

inEachLanguage((language) => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

  test('on paper, pages are black on white, with every banner and without controls', async ({ page }) => {
    for (const id of ['home', 'sap', 'industries'] as const) {
      await page.goto(pagePath(id, language))
      const heading = page.getByRole('heading', { name: pageTexts(language, id).heading, exact: true })
      await expect(heading.first()).toBeVisible()
      for (const part of ['main h2', 'main p', '#print-head p']) {
        const ink = await page.locator(part).first().evaluate(inkOf)
        expect(ink, `${id}: ${part}`).toEqual({
          color: 'rgb(0, 0, 0)',
          backgrounds: ['rgba(0, 0, 0, 0) none'],
        })
      }
      // The company's name stands at the head of the first sheet.
      const name = page.locator('#print-head').getByText(texts(language, 'brand').name, { exact: true })
      await expect(name).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      // A sheet of 702 px has the narrowest columns.
      await page.setViewportSize({ width: 702, height: 1000 })
      const torn = await page.locator('main a').filter({ visible: true }).evaluateAll(tornWords)
      expect(torn, `${id}: words that the address behind a link has torn`).toEqual([])
    }

    await page.goto(pagePath('home', language))
    for (const { bigCaption, button } of Object.values(texts(language, 'pages/home').banners)) {
      await expect(page.getByText(bigCaption, { exact: true })).toBeVisible()
      const link = page.getByRole('main').getByText(button, { exact: true }).first()
      const address = await link.evaluate((element) => getComputedStyle(element, '::after').content)
      // The brackets stand in the isolate: outside it they would part from a left-to-right address in Arabic.
      expect(address).toContain(`\u2066(${siteOrigin}${await link.getAttribute('href')})\u2069`)
    }

    await page.goto(pagePath('terms', language))
    const bullet = page.locator('main section ul > li').first()
    const ink = await bullet.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth)
    expect(ink).toBe('6px')
    // The leaders have no empty pictures.
    await page.goto(pagePath('about', language))
    await expect(page.locator('main [aria-hidden="true"]').filter({ visible: true })).toHaveCount(0)
  })

  test('the first sheet says where the page stands, of which day it is, and how to reach the company', async ({
    page,
  }) => {
    await page.goto(pagePath('product-services', language))
    const head = page.locator('#print-head')
    await expect(head.getByText(siteOrigin + pagePath('product-services', language))).toBeVisible()
    await expect(head.getByText(company.salesEmail)).toBeVisible()
    await expect(head.getByText(company.phones.phone)).toBeVisible()
    const texted = head.getByText(texts(language, 'print').textsOf)
    const date = await texted.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(date).toMatch(/^"\d{1,2} \p{L}+ \d{4}"$/u)
    await page.emulateMedia({ media: 'screen' })
    await expect(head).toBeHidden()
  })

  test('a table of levels is on paper in words, with all levels and without drawings', async ({ page }) => {
    await page.setViewportSize({ width: 674, height: 1000 })
    await page.goto(pagePath('product-services', language))
    const { caption, levels, rows } = texts(language, 'pages/product-services').sections.serviceLevels
    const table = page.getByRole('table', { name: caption, exact: true })
    await expect(table.getByRole('cell')).toHaveText(
      rows.flatMap(({ cells }) => Object.values(cells).map(withoutTags)),
    )
    await expect(
      table.getByText(withoutTags(rows[2]?.cells.cover ?? ''), { exact: true }).first(),
    ).toBeVisible()
    // A drawing would name each level once more.
    for (const { name: level } of Object.values(levels)) {
      const shown = page.locator('#serviceLevels').getByText(level, { exact: true })
      await expect(shown.filter({ visible: true })).toHaveCount(1)
    }
    // The part with the caption does not stand alone at the foot of a sheet.
    const head = page.locator('#serviceLevels').getByText(caption, { exact: true }).locator('xpath=..')
    await expect(head).toHaveCSS('break-after', 'avoid')
  })

  test('questions are on paper with their answers', async ({ page }) => {
    await page.goto(pagePath('hci', language))
    for (const { question, answer } of texts(language, 'pages/hci').sections.buyerQuestions.questions) {
      await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible()
      await expect(page.locator('p').filter({ hasText: withoutTags(answer) })).toBeVisible()
    }
  })

  test('after a switch of the language, paper shows the whole page, also closed biographies', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ media: 'screen' })
    const other = languageCodes.find((code) => code !== language) ?? language
    await open(page, pagePath('about', other))
    await page.locator(`a[hreflang="${language}"]`).first().click()
    await expect(page.locator('footer')).toContainText(texts(language, 'footer').trademarks)
    await page.emulateMedia({ media: 'print' })
    const sheets = await countSheets(page)
    for (const { more } of texts(language, 'pages/about').leadership.people) {
      await expect(page.getByText(more, { exact: true })).toBeVisible()
    }
    await open(page, pagePath('about', language))
    expect(sheets).toBe(await countSheets(page))
  })

  test('offices and the steps after sending are on paper, the form and the map are not', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto(pagePath('contact', language))
    const { offices } = texts(language, 'company')
    for (const { id } of company.offices) {
      await expect(page.getByRole('heading', { name: offices[id].name, exact: true }).first()).toBeVisible()
    }
    await expect(page.locator('form')).toBeHidden()
    const { steps } = texts(language, 'enquiry')
    await expect(page.getByRole('heading', { name: steps.heading, exact: true })).toBeVisible()
    await expect(page.locator('main ol').getByRole('listitem').first()).toBeVisible()
    const { form } = texts(language, 'pages/contact')
    await expect(page.getByText(form.heading, { exact: true }).filter({ visible: true })).toHaveCount(0)
    // Neither the map nor its heading.
    const { map } = texts(language, 'pages/contact')
    const section = page.locator('main section').filter({
      has: page.getByRole('button', { name: map.show, includeHidden: true }),
    })
    await expect(section).toBeHidden()
    expect(await countSheets(page)).toBe(1)
  })

  test('a questionnaire stands alone on one page, empty and filled in', async ({ page }) => {
    const words = texts(language, 'sheet')
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
    const print = async (shown: string) => {
      await questionnaireOf(page).getByRole('button', { name: words.print, exact: true }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading')).toHaveCount(1)
      await expect(page.getByText(shown).filter({ visible: true })).toHaveCount(1)
      expect(await countSheets(page)).toBe(1)
    }
    await page.emulateMedia({ media: 'screen' })
    const longest = longestQuestionnaire(language)
    await open(page, `${pagePath(longest, language)}#sheet`)
    await print((pageTexts(language, longest) as ReturnType<typeof texts<'pages/sap'>>).questionnaire.title)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open(page, `${pagePath('sap', language)}#sheet`)
    await fillInQuestionnaire(page, language)
    await print(inGigabytes(language, '600.5'))
  })
})
