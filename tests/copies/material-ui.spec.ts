import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import {
  materialUiPath,
  materialUiWords,
  startMaterialUiSite,
  type MaterialUiSite,
} from './material-ui/materialUiSite.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/pageChecks.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, open, test as siteTest } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** Of the copy in place of the site itself: any message, violation or error of hydration fails a test of it. */
const test = siteTest.extend<object, { site: MaterialUiSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, run) => {
      const site = await startMaterialUiSite()
      await run(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ site }, run) => run(site.origin),
})

/** One worker, so that the copy is built once. */
test.describe.configure({ mode: 'default' })

const pathIn = (language: LanguageCode) => languages[language].prefix + materialUiPath

async function openPage(page: Page, language: LanguageCode, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await open(page, pathIn(language))
}

/** Texts and names in the letters of another language, as Material UI's English ones in Arabic would be. */
function foreignTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = document.documentElement.lang === 'ar' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u
    const roots = [...document.querySelectorAll('main, body > :not(#root, script, style)')]
    const all = roots.flatMap((root) => [root, ...root.querySelectorAll('*')])
    const own = all.flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')),
    ])
    return own.filter((text) => text !== null).filter((text) => foreign.test(text))
  })
}

/** A menu's list or a tooltip floats above the page; axe would have it in one of the page's landmarks. */
const floating = ['region']

async function expectGood(page: Page, state: string, without: string[] = []) {
  await expectAccessible(page, state, without)
  expect.soft(await foreignTexts(page), `${state}: texts of another language`).toEqual([])
}

/** The scheme that a language is tested in: what colours and directions do, they do apart. */
const schemeOf = (language: LanguageCode) => (languages[language].direction === 'rtl' ? 'dark' : 'light')

for (const language of languageCodes) {
  const { direction } = languages[language]
  const isRtl = direction === 'rtl'
  const { surfaces, data, inputs, feedback, navigation } = materialUiWords(language)

  const colorScheme = schemeOf(language)
  test.describe(`${language}, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => openPage(page, language, colorScheme))

    test('what stands on the page works by pointer and keyboard', async ({ page }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      await expectNoSidewaysScroll(page, 'the page')

      const answer = page.locator('#answer, [aria-labelledby="question"]').getByText(surfaces.answer)
      await expect(answer).toBeHidden()
      await button(surfaces.question).click()
      await expect(answer).toBeVisible()
      await expectGood(page, 'the page')
      await page.keyboard.press('Enter')
      await expect(answer).toBeHidden()

      await button(data.city).press('Delete')
      await expect(button(data.city)).toHaveCount(0)
      await page.getByRole('alert').getByRole('button').click()
      await expect(page.getByRole('alert')).toHaveCount(3)

      await page.getByRole('checkbox', { name: inputs.agree }).check()
      await page.getByRole('radio', { name: inputs.large }).check()
      await page.locator('[name="rating"]:checked').press('ArrowDown')
      await expect(page.locator('[name="rating"][value="3"]')).toBeChecked()
      const toggle = page.getByRole('switch', { name: inputs.dark })
      const thumb = page.locator('.MuiSwitch-thumb')
      const before = await thumb.boundingBox()
      await toggle.check()
      await expect
        .poll(async () => Math.sign(((await thumb.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
        .toBe(isRtl ? -1 : 1)
      const slider = page.getByRole('slider', { name: inputs.volume })
      await slider.press(isRtl ? 'ArrowLeft' : 'ArrowRight')
      await expect(slider).toHaveValue('31')
      await button(inputs.end).click()
      await expect(button(inputs.end)).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('textbox', { name: inputs.name }).fill(surfaces.bar)

      const second = page.getByRole('navigation').getByRole('button').filter({ hasText: /^2$/ })
      await second.click()
      await expect(second).toHaveAttribute('aria-current', 'page')
      const tab = page.getByRole('tab', { name: navigation.map })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('cell', { name: '120' })).toHaveCSS('text-align', isRtl ? 'left' : 'right')
      await expectGood(page, 'the page, filled in')
    })

    test('what opens, closes by pointer and keyboard', async ({ page }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true })

      const dialog = page.getByRole('dialog', { name: feedback.dialogTitle })
      await button(feedback.openDialog).click()
      await expect(dialog).toBeVisible()
      await expectGood(page, 'the dialog')
      await dialog.getByRole('button', { name: feedback.cancel }).click()
      await expect(dialog).toBeHidden()
      await expect(button(feedback.openDialog)).toBeFocused()

      await button(navigation.openDrawer).click()
      const drawer = page.getByRole('dialog', { name: navigation.drawer })
      await expect(drawer).toBeInViewport({ ratio: 1 })
      await expect(drawer).toHaveCSS(isRtl ? 'right' : 'left', '0px')
      await expectGood(page, 'the drawer')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()

      const menu = page.getByRole('menu', { name: navigation.openMenu })
      await button(navigation.openMenu).click()
      await expect(menu).toBeVisible()
      await expectGood(page, 'the menu', floating)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(menu).toBeHidden()

      const select = page.getByRole('combobox', { name: inputs.size })
      await select.press('Enter')
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectGood(page, 'the select', floating)
      await page.getByRole('option', { name: inputs.large }).click()
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(select).toHaveText(inputs.large)

      const search = page.getByRole('combobox', { name: inputs.search })
      await search.click()
      await expect(page.getByRole('option', { name: inputs.cities[1] ?? '', exact: true })).toBeVisible()
      await expectGood(page, 'the autocomplete')
      await search.press('ArrowDown')
      await search.press('Enter')
      await expect(search).toHaveValue(inputs.cities[0] ?? '')
      await search.fill('0')
      await expectGood(page, 'the autocomplete without options')
      await search.press('Escape')

      await button(feedback.openSnackbar).click()
      const snackbar = page.getByText(feedback.snackbar)
      await expect(snackbar).toBeVisible()
      await page.getByRole('button', { name: navigation.actions }).hover()
      const action = page.getByRole('menuitem', { name: navigation.print })
      await expect(action).toBeVisible()
      await expectGood(page, 'snackbar and speed dial')
      await button(feedback.undo).click()
      await expect(snackbar).toBeHidden()
      await expect(action).toBeHidden()

      await button(navigation.help).hover()
      await expect(page.getByRole('tooltip', { name: navigation.tooltip })).toBeVisible()
      await expectGood(page, 'the tooltip', floating)
      await page.mouse.move(0, 0)
      await expect(page.getByRole('tooltip')).toBeHidden()
    })
  })

  test(`what is open in ${language} survives a switch of the language`, async ({ page }) => {
    const other = otherLanguage(language)
    const words = { [language]: materialUiWords(language), [other]: materialUiWords(other) }
    const openers = {
      dialog: (code: LanguageCode) => words[code]?.feedback.openDialog ?? '',
      drawer: (code: LanguageCode) => words[code]?.navigation.openDrawer ?? '',
      menu: (code: LanguageCode) => words[code]?.navigation.openMenu ?? '',
    }
    const opened = {
      dialog: (code: LanguageCode) =>
        page.getByRole('dialog', { name: words[code]?.feedback.dialogTitle ?? '' }),
      drawer: (code: LanguageCode) =>
        page.getByRole('dialog', { name: words[code]?.navigation.drawer ?? '' }),
      menu: (code: LanguageCode) =>
        page.getByRole('menuitem', { name: words[code]?.navigation.logout ?? '' }),
    }
    await openPage(page, language, 'light')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    let code = language
    for (const kind of ['dialog', 'drawer', 'menu'] as const) {
      await page.getByRole('button', { name: openers[kind](code), exact: true }).click()
      await expect(opened[kind](code)).toBeVisible()
      code = otherLanguage(code)
      // What is open covers the page, and its links.
      await page.locator('a[hreflang]').evaluate((link: HTMLElement) => link.click())
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(opened[kind](code)).toBeVisible()
      await expectGood(page, `the ${kind} in ${code}`, kind === 'menu' ? floating : [])
      if (kind === 'drawer') {
        const side = languages[code].direction === 'rtl' ? 'right' : 'left'
        await expect(opened.drawer(code)).toHaveCSS(side, '0px')
      }
      await page.keyboard.press('Escape')
      await expect(opened[kind](code)).toBeHidden()
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test(`is prerendered in ${language}, and reads well without scripts`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
    const page = await context.newPage()
    await page.goto(pathIn(language))
    for (const name of [surfaces.question, feedback.openDialog, navigation.openMenu]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('cell', { name: '120' })).toHaveCSS('text-align', isRtl ? 'left' : 'right')
    await context.close()
  })

  test(`an Accordion and a Dialog work on Compliance in ${language}`, async ({ page }) => {
    const { heading, lead, meta } = texts(language, 'pages/compliance')
    await open(page, pagePath('compliance', language))
    await page.getByRole('button', { name: heading, exact: true }).click()
    await expect(page.getByRole('region').getByText(lead)).toBeVisible()
    await page.getByRole('button', { name: meta.title, exact: true }).click()
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}
