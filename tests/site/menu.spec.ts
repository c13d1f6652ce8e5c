import type { Page } from '@playwright/test'
import type { CanonicalPageId as PageId } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { readMenu, type ShownEntry } from '../support/menus.ts'
import { expectBarFits, expectNoSidewaysScroll } from '../support/pageChecks.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { expandableEntries, entriesBelow, menuEntries, type MenuEntry } from '../support/menuEntries.ts'
import { texts } from '../support/texts.ts'
import { openInTypeface } from '../support/typeface.ts'

const mainMenu = (page: Page, language: LanguageCode) =>
  page.getByRole('navigation', { name: texts(language, 'accessibility').mainMenu, exact: true })

const bar = (page: Page) => page.getByRole('banner').locator('> div')

const firstBelow = (id: PageId) => entriesBelow(id)[0]?.page ?? id
const focused = (page: Page) => page.locator(':focus')

const countBelow = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { below }) => sum + 1 + countBelow(below), 0)

/** Runs in the page: whether the menu's entries are in the window, in the reading order. */
function placesInBar(entries: Element[], isRtl: boolean) {
  const boxes = entries.map((entry) => entry.getBoundingClientRect())
  const starts = boxes.map(({ left, right }) => (isRtl ? -right : left))
  return {
    count: entries.length,
    outside: entries
      .filter((_, index) => (boxes[index]?.left ?? -1) < 0 || (boxes[index]?.right ?? 0) > innerWidth)
      .map(({ textContent }) => textContent),
    isInOrder: starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0)),
  }
}

/** Runs in the page: the links of a menu that no scrolling brings into the window. */
function outOfReach(menu: Element) {
  return [...menu.querySelectorAll('a')]
    .filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
    })
    .map(({ textContent }) => textContent)
}

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
    // The form then knows that the visitor comes from About.
    link: {
      name: names[id],
      href: pagePath(id, language) + (id === 'contact' ? '?about=about#enquiry' : ''),
    },
    toggle: null,
    below: below.map(shown),
  })

  test('the whole menu is in the bar, in its order, and gives way to three bars in a narrow window', async ({
    page,
  }) => {
    await openInTypeface(page, pagePath('about', language))
    const expected = menuEntries.map((entry) =>
      entry.below.length > 0 ? { ...shown(entry), link: null, toggle: names[entry.page] } : shown(entry),
    )
    expect(await readMenu(mainMenu(page, language).locator('> ul'))).toEqual(expected)
    const header = page.getByRole('banner')
    const narrowest = siteConstants.mobileBreakpoint + 1
    const isRtl = next === 'ArrowLeft'
    const places = () =>
      mainMenu(page, language).locator('> ul > li > :is(a, button)').evaluateAll(placesInBar, isRtl)
    for (const width of [1440, 1280, 1024, 1000, 768, narrowest]) {
      await page.setViewportSize({ width, height: 800 })
      await expectBar(page, width)
      await expect(page.getByRole('button', { name: openMenu, exact: true })).toBeHidden()
      const whole = { count: menuEntries.length, outside: [], isInOrder: true }
      await expect.poll(places, `${width} px`).toEqual(whole)
      if (![1440, 768, narrowest].includes(width)) continue
      for (const { page: id } of expandableEntries) {
        await button(page, id).click()
        await expect(link(page, firstBelow(id))).toBeVisible()
        const panel = header.locator(':popover-open')
        await expect(panel.getByRole('link')).toHaveCount(1 + countBelow(entriesBelow(id)))
        expect.soft(await panel.evaluate(outOfReach), `menu of ${id} at ${width} px`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
    for (const width of [siteConstants.mobileBreakpoint, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectBar(page, width)
      await expect(mainMenu(page, language)).toBeHidden()
      await expect(page.getByRole('button', { name: openMenu, exact: true })).toBeVisible()
    }
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.mouse.move(700, 700)
    const filled = () =>
      header
        .locator(':is(a, button):visible')
        .evaluateAll((entries) =>
          entries
            .filter((entry) => getComputedStyle(entry).backgroundColor !== 'rgba(0, 0, 0, 0)')
            .map(({ textContent }) => textContent),
        )
    // The page's own entry is marked so.
    await expect.poll(filled, 'filled buttons').toEqual([names.about, names.contact])
  })

  /** The bar shows mark, name and the other language, from tablets on the way to Contact: in one row, on tablets in two. */
  async function expectBar(page: Page, width: number) {
    const header = page.getByRole('banner')
    await expectBarFits(page, `${width} px`)
    await expectNoSidewaysScroll(page, `${width} px`)
    const isWide = width > siteConstants.mobileBreakpoint
    const height = isWide && width < 1024 ? 100 : 64
    expect((await bar(page).boundingBox())?.height, `${width} px`).toBe(height)
    const way = header.getByRole('link', { name: names.contact, exact: true })
    const other = header.getByRole('link', { name: languages[otherLanguage(language)].label, exact: true })
    const name = header.getByText(texts(language, 'brand').name, { exact: true })
    for (const part of [name, header.locator('svg').first(), other, ...(isWide ? [way] : [])]) {
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 })
    }
    // On phones, the opening and the lower bar lead there.
    if (isWide)
      await expect(way).toHaveAttribute('href', `${pagePath('contact', language)}?about=about#enquiry`)
    else await expect(way).toBeHidden()
    // Fails where anything lies above the link.
    await other.click({ trial: true })
  }

  inOneLanguage('the mark moves with the visitor, and shows; the logo leads home', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await expect(link(page, 'industries')).toHaveAttribute('aria-current', 'page')
    const ground = (id: PageId) =>
      (id === 'products' ? button : link)(page, id).evaluate(
        (entry) => getComputedStyle(entry).backgroundColor,
      )
    const marked = await ground('industries')
    expect(marked).not.toBe(await ground('products'))

    await button(page, 'products').click()
    await link(page, 'sap').click()
    await expect(page).toHaveURL(pagePath('sap', language))
    await expect(link(page, 'industries')).not.toHaveAttribute('aria-current')
    await page.mouse.move(700, 700)
    await expect.poll(() => ground('products')).toBe(marked)
    expect(await ground('industries')).not.toBe(marked)
    await button(page, 'products').click()
    await expect(link(page, 'sap')).toHaveAttribute('aria-current', 'page')

    await page.getByRole('banner').getByRole('link', { name: home, exact: true }).click()
    await expect(page).toHaveURL(pagePath('home', language))
    await expect(page).toHaveTitle(pageTexts(language, 'home').meta.title)
  })

  inOneLanguage('the panel closes when the focus leaves it, forward or back @beyond', async ({ page }) => {
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

  test('arrow keys go along the bar in the reading direction, and through a panel @beyond', async ({
    page,
  }) => {
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

  test('a panel’s heading leads to the page that compares, and every name has its line @beyond', async ({
    page,
  }) => {
    await open(page, pagePath('home', language))
    for (const { page: id, below } of expandableEntries) {
      await button(page, id).click()
      await expect(link(page, id)).toBeVisible()
      const entries = [id, ...below.flatMap((child) => [child, ...child.below]).map((child) => child.page)]
      const described = await page
        .getByRole('banner')
        .locator(':popover-open a')
        .evaluateAll((all) =>
          all.map((entry) => {
            const line = document.getElementById(entry.getAttribute('aria-describedby') ?? '')
            return line && line.checkVisibility() && entry.contains(line) ? line.textContent : null
          }),
        )
      expect(described).toEqual(entries.map((entry) => lines[entry as keyof typeof lines]))
      await link(page, id).click()
      await expect(page).toHaveURL(pagePath(id, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, id).heading)
      await expectOpen(page, id, false)
    }
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
