import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { specified } from '#theme/tokens.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, waitForHydration, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { expandableEntries } from '../support/specifiedMenu.ts'
import { texts } from '../support/texts.ts'
import { openUnknownAddress } from '../support/unknownAddress.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

/** Classes of ours, such as `File-Name`, that an element has and no style sheet of the document names. */
function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = new Set<string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const [name] of rule.selectorText.matchAll(/(?<=\.)[\w-]+/g)) named.add(name)
        }
        if (rule instanceof CSSGroupingRule) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    const used = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    const ours = [...new Set(used)].filter((name) => /^(?!Mui)[A-Z]\w*-/.test(name))
    return ours.length > 0 ? ours.filter((name) => !named.has(name)) : ['the page has no class of ours']
  })
}

const expectStyled = (page: Page, state: string) =>
  expect.poll(() => classesWithoutRule(page), `${state}: classes without a rule`).toEqual([])

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** The button back to the top is there from 100 px on, 48 px large, 20 px from the window's corner. */
async function expectButtonToTop(page: Page, language: LanguageCode) {
  const button = page.getByRole('button', { name: texts(language, 'accessibility').scrollToTop })
  for (const [top, shown] of [
    [specified.scrollToTopAfter, true],
    [specified.scrollToTopAfter - 1, false],
    [specified.scrollToTopAfter, true],
  ] as const) {
    await scrollTo(page, top)
    await expect(button).toBeVisible({ visible: shown })
  }
  const place = () =>
    button.evaluate((element) => {
      const { left, right, bottom, width, height } = element.getBoundingClientRect()
      const { clientWidth, clientHeight, dir } = document.documentElement
      const { position } = getComputedStyle(element)
      const end = dir === 'rtl' ? left : clientWidth - right
      return { position, width, height, end, bottom: clientHeight - bottom }
    })
  await expect.poll(place).toEqual({ position: 'fixed', width: 48, height: 48, end: 20, bottom: 20 })
}

async function openMenus(page: Page, language: LanguageCode, state: string) {
  const names = texts(language, 'accessibility')
  const menu = page.getByRole('navigation', { name: names.mainMenu })
  await expect(menu.getByRole('button')).toHaveCount(expandableEntries.length)
  for (const button of await menu.getByRole('button').all()) {
    await button.click()
    await expectStyled(page, `${state}, an open menu`)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: names.openMenu }).click()
  const mobileMenu = page.getByRole('navigation', { name: names.mobileMenu })
  await expect(mobileMenu).toBeVisible()
  const closed = mobileMenu.locator('details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
  await expectStyled(page, `${state}, the mobile menu`)
  await page.keyboard.press('Escape')
  await page.setViewportSize(desktop)
}

inEachLanguage((language, once) => {
  const home = pagePath('home', language)
  const { crash } = texts(language, 'errors')

  once('whatever appears on a page of each template has its styles', async ({ page }) => {
    for (const id of templateSamples) {
      await open(page, pagePath(id, language))
      await expectButtonToTop(page, language)
      await scrollTo(page, 1e6)
      await expectStyled(page, `${id}, scrolled`)
    }
    // The bar is the same on all pages.
    await openMenus(page, language, 'menus')
  })

  test('the button to the top has its styles before the whole style sheet is there', async ({ page }) => {
    await saveData(page)
    await page.route('**/assets/site-*.css', () => undefined)
    // Where the sheet is asked for before the page is loaded, it never is.
    await page.goto(home, { waitUntil: 'commit' })
    await waitForHydration(page)
    await expectButtonToTop(page, language)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  once('whatever appears on a page that is not there has its styles', async ({ page }) => {
    await openUnknownAddress(page, home.replace(/\/?$/, '/zzz'))
    await expectStyled(page, 'a page that is not there')
    await openMenus(page, language, 'a page that is not there')
  })

  once('whatever the form shows has its styles', async ({ page }) => {
    const words = texts(language, 'enquiry')
    await open(page, pagePath('contact', language))
    const submit = page.getByRole('button', { name: words.submit })
    await submit.click()
    await expect(page.getByText(words.validation.nameRequired)).toBeVisible()
    await expectStyled(page, 'an empty form that was sent')
    for (const success of [false, true]) {
      await page.route('**/send_mail.php', (route) => route.fulfill({ json: { success } }))
      for (const name of ['name', 'mobile', 'message']) await page.locator(`[name="${name}"]`).fill('1')
      await page.locator('[name="email"]').fill('amal@customer.example')
      await page.getByRole('button', { name: `captcha stub ${language}`, exact: true }).click()
      await submit.click()
      const answer = success ? words.alert.success : words.alert.failure
      await expect(page.getByRole('alert')).toContainText(answer)
      await expectStyled(page, answer)
    }
  })

  test.describe('after a crash', () => {
    test.use({ provoked: /Failed to load resource|Failed to fetch dynamically imported module/ })

    once('the page that says so has its styles', async ({ page }) => {
      const industries = texts(language, 'menu').pages.industries
      const link = page
        .getByRole('navigation', { name: texts(language, 'accessibility').mainMenu })
        .getByRole('link', { name: industries, exact: true })
      await saveData(page)
      await page.route('**/assets/IndustriesPage-*.js', (route) => route.abort())
      await open(page, home)
      // Code that is gone reloads the page, once.
      await Promise.all([page.waitForEvent('load'), link.click()])
      await page.goto(home)
      await waitForHydration(page)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(crash.heading)
      await expectStyled(page, 'the crash')
      await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction)
    })
  })
})
