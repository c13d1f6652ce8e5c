import type { Page } from '@playwright/test'
import type { CanonicalPageId as PageId } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { readMenu, type ShownEntry } from '../support/menus.ts'
import { expectBarFits } from '../support/pageChecks.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { expandableEntries, entriesBelow, menuEntries, type MenuEntry } from '../support/menuEntries.ts'
import { texts } from '../support/texts.ts'
import { openInTypeface } from '../support/typeface.ts'

const mainMenu = (page: Page, language: LanguageCode) =>
  page.getByRole('navigation', { name: texts(language, 'accessibility').mainMenu, exact: true })

const bar = (page: Page) => page.getByRole('banner').locator('> div')

const firstBelow = (id: PageId) => entriesBelow(id)[0]?.page ?? id
const focused = (page: Page) => page.locator(':focus')

inEachLanguage((language, inOneLanguage) => {
  const { pages: names, lines } = texts(language, 'menu')
  const { home, openMenu } = texts(language, 'accessibility')
  const next = languages[language].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const previous = languages[language].direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'

  const link = (page: Page, id: PageId) =>
    mainMenu(page, language).getByRole('link', { name: names[id], exact: true })
  const button = (page: Page, id: PageId) =>
    mainMenu(page, language).getByRole('button', { name: names[id], exact: true })

  async function expectOpen(page: Page, id: PageId, opened: boolean) {
    await expect(button(page, id)).toHaveAttribute('aria-expanded', String(opened))
    await expect(link(page, firstBelow(id))).toBeVisible({ visible: opened })
  }

  const shown = ({ page: id, below }: MenuEntry): ShownEntry => ({
    link: { name: names[id], href: pagePath(id, language) },
    toggle: null,
    below: below.map(shown),
  })

  test('the menu has the entries of the table of pages, in its order', async ({ page }) => {
    await open(page, pagePath('home', language))
    const expected = menuEntries.map((entry) =>
      entry.below.length > 0 ? { ...shown(entry), link: null, toggle: names[entry.page] } : shown(entry),
    )
    expect(await readMenu(mainMenu(page, language).locator('> ul'))).toEqual(expected)
  })

  test('the whole menu is in the bar, and gives way to three bars in a narrow window', async ({ page }) => {
    await open(page, pagePath('home', language))
    for (const width of [1440, 1280, 1024, 768, siteConstants.mobileBreakpoint + 1]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('button', { name: openMenu, exact: true })).toBeHidden()
      const places: number[] = []
      for (const { page: id, below } of menuEntries) {
        const entry = (below.length > 0 ? button : link)(page, id)
        await expect(entry).toBeInViewport({ ratio: 1 })
        places.push(((await entry.boundingBox())?.x ?? Number.NaN) * (next === 'ArrowRight' ? 1 : -1))
      }
      expect(places, `in reading order at ${width} px`).toEqual(places.toSorted((a, b) => a - b))
      await expectBarFits(page, `${width} px`)
      for (const { page: id } of expandableEntries) {
        await button(page, id).click()
        for (const child of entriesBelow(id).map((entry) => link(page, entry.page))) {
          await child.scrollIntoViewIfNeeded()
          await expect(child).toBeInViewport({ ratio: 1 })
        }
        await page.keyboard.press('Escape')
      }
    }
    await page.setViewportSize({ width: siteConstants.mobileBreakpoint, height: 800 })
    await expect(mainMenu(page, language)).toBeHidden()
    await expect(page.getByRole('button', { name: openMenu, exact: true })).toBeVisible()
  })

  inOneLanguage('the mark moves with the visitor, and shows; the logo leads home', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await expect(link(page, 'industries')).toHaveAttribute('aria-current', 'page')
    const rule = (id: PageId) =>
      (id === 'products' ? button : link)(page, id).evaluate(
        (entry) => getComputedStyle(entry).borderBottomColor,
      )
    const marked = await rule('industries')
    expect(marked).not.toBe(await rule('products'))

    await button(page, 'products').click()
    await link(page, 'sap').click()
    await expect(page).toHaveURL(pagePath('sap', language))
    await expect(link(page, 'industries')).not.toHaveAttribute('aria-current')
    await expect.poll(() => rule('products')).toBe(marked)
    expect(await rule('industries')).not.toBe(marked)
    await button(page, 'products').click()
    await expect(link(page, 'sap')).toHaveAttribute('aria-current', 'page')

    await page.getByRole('banner').getByRole('link', { name: home, exact: true }).click()
    await expect(page).toHaveURL(pagePath('home', language))
    await expect(page).toHaveTitle(pageTexts(language, 'home').meta.title)
  })

  inOneLanguage('the panel closes when the focus leaves it, forward or back', async ({ page }) => {
    await open(page, pagePath('sap', language))
    await button(page, 'services').focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, 'services', true)
    await mainMenu(page, language).locator(':popover-open a').last().focus()
    await expectOpen(page, 'services', true)
    await page.keyboard.press('Tab')
    await expectOpen(page, 'services', false)
    await expect(focused(page)).toHaveCount(1)

    await button(page, 'services').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link(page, 'services')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, 'services')).toBeFocused()
    await expectOpen(page, 'services', true)
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, 'products')).toBeFocused()
    await expectOpen(page, 'services', false)
  })

  test('arrow keys go along the bar in the reading direction, and through a panel', async ({ page }) => {
    await open(page, pagePath('industries', language))
    const entries = menuEntries.map(({ page: id, below }) => (below.length > 0 ? button : link)(page, id))
    await entries[0]?.focus()
    for (const entry of entries.slice(1)) {
      await page.keyboard.press(next)
      await expect(entry).toBeFocused()
    }
    for (const entry of entries.slice(0, -1).toReversed()) {
      await page.keyboard.press(previous)
      await expect(entry).toBeFocused()
    }
    await page.keyboard.press('End')
    await expect(link(page, 'contact')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(link(page, 'home')).toBeFocused()

    await button(page, 'services').focus()
    await page.keyboard.press('ArrowDown')
    await expectOpen(page, 'services', true)
    // The panel's own heading is the first.
    await expect(link(page, 'services')).toBeFocused()
    for (const { page: id } of entriesBelow('services').flatMap((entry) => [entry, ...entry.below])) {
      await page.keyboard.press('ArrowDown')
      await expect(link(page, id)).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await expect(link(page, 'cybersecurity')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(link(page, 'services')).toBeFocused()
    await page.keyboard.press('End')
    await expect(link(page, 'security-operations-center')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectOpen(page, 'services', false)
    await expect(button(page, 'services')).toBeFocused()
  })

  test('a panel’s heading leads to the page that compares, and every name has its line', async ({ page }) => {
    for (const { page: id, below } of expandableEntries) {
      await open(page, pagePath('home', language))
      await button(page, id).click()
      for (const entry of [
        id,
        ...below.flatMap((child) => [child, ...child.below]).map((child) => child.page),
      ]) {
        const line = lines[entry as keyof typeof lines]
        await expect(link(page, entry)).toHaveAccessibleDescription(line)
        await expect(link(page, entry).getByText(line)).toBeVisible()
      }
      await link(page, id).click()
      await expect(page).toHaveURL(pagePath(id, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, id).heading)
      await expectOpen(page, id, false)
    }
  })

  test('the bar shows mark and name, and one filled button to Contact, at every width', async ({ page }) => {
    await openInTypeface(page, pagePath('about', language))
    const header = page.getByRole('banner')
    for (const width of [320, 360, 390, 700, 701, 768, 1000, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectBarFits(page, `${width} px`)
      // One row, and on tablets a second one for the menu.
      expect((await bar(page).boundingBox())?.height, `${width} px`).toBe(
        width > 700 && width < 1024 ? 100 : 64,
      )
      await expect(header.getByText(texts(language, 'brand').name, { exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expect(header.locator('svg').first()).toBeInViewport({ ratio: 1 })
      const way = header.getByRole('link', { name: names.contact, exact: true })
      await expect(way).toBeInViewport({ ratio: 1 })
      await expect(way).toHaveAttribute('href', pagePath('contact', language))
    }
    const filled = await header
      .locator(':is(a, button):visible')
      .evaluateAll((entries) =>
        entries
          .filter((entry) => getComputedStyle(entry).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({ textContent }) => textContent),
      )
    expect(filled).toEqual([names.contact])
  })

  inOneLanguage(
    'the bar lies below the edge, and at the edges once the page is scrolled',
    async ({ page }) => {
      await open(page, pagePath('home', language))
      const top = async () => (await bar(page).boundingBox())?.y ?? NaN
      const offset = await top()
      expect(offset).toBeGreaterThan(0)
      for (const [y, expected] of [
        [siteConstants.barScrolledAfter + 1, 0],
        [siteConstants.barScrolledAfter, offset],
        [2000, 0],
        [0, offset],
      ] as const) {
        await page.evaluate((scrolled) => window.scrollTo({ top: scrolled, behavior: 'instant' }), y)
        await expect.poll(top, `at ${y} px`).toBe(expected)
      }
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
      const width = async () => (await page.getByRole('banner').boundingBox())?.width
      await expect.poll(width).toBe(page.viewportSize()?.width)
    },
  )
})
