import type { Page } from '@playwright/test'
import { company, phoneHref } from '#config/company.ts'
import type { CanonicalPageId as PageId } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { readMenu, type ShownEntry } from '../support/menus.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, holdFiles, waitForHydration, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { menuEntries, type MenuEntry } from '../support/menuEntries.ts'
import { fill, texts } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  const { pages: names } = texts(language, 'menu')
  const { openMenu, closeMenu, mobileMenu, showPages } = texts(language, 'accessibility')

  const opener = (page: Page) => page.getByRole('button', { name: openMenu, exact: true })
  const closer = (page: Page) => page.getByRole('button', { name: closeMenu, exact: true })
  const menu = (page: Page) => page.getByRole('navigation', { name: mobileMenu, exact: true })
  /** What scrolls when the menu is longer than it may be high. */
  const panel = (page: Page) =>
    page
      .getByRole('banner')
      .locator('[popover]')
      .filter({ has: menu(page) })
  const link = (page: Page, id: PageId) => menu(page).getByRole('link', { name: names[id], exact: true })
  const toggleName = (id: PageId, nested: boolean) =>
    nested ? fill(showPages, { page: names[id] }) : names[id]
  const toggle = (page: Page, name: string) =>
    menu(page)
      .locator('summary')
      .filter({ hasText: new RegExp(`^${name}$`) })

  async function expectClosed(page: Page) {
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeHidden()
  }

  async function openMenuAt(page: Page, width: number, path: string) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, path)
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
  }

  /** An entry with pages below it is a control on the top level, and a link beside a control further down. */
  const shown =
    (nested: boolean) =>
    ({ page: id, below }: MenuEntry): ShownEntry => ({
      link: below.length > 0 && !nested ? null : { name: names[id], href: pagePath(id, language) },
      toggle: below.length > 0 ? toggleName(id, nested) : null,
      below: below.map(shown(true)),
    })

  const expandable = menuEntries.flatMap(({ page: id, below }) =>
    below.length > 0
      ? [
          toggleName(id, false),
          ...below.filter((entry) => entry.below.length > 0).map((entry) => toggleName(entry.page, true)),
        ]
      : [],
  )

  test('the menu opens and unfolds to the height that it may have, and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, pagePath('home', language))
    for (const width of [siteConstants.mobileBreakpoint, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectClosed(page)
      await opener(page).click()
      await expect(closer(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(menu(page)).toBeVisible()
      expect(await readMenu(menu(page).locator('> ul'))).toEqual(menuEntries.map(shown(false)))
      const summaries = menu(page).locator('summary')
      await expect(summaries).toHaveText(expandable)
      for (const summary of await summaries.all()) {
        const list = summary.locator('xpath=following-sibling::ul')
        // It may be open from the first of the two windows.
        if (await list.isVisible()) continue
        await summary.click()
        await expect(list).toBeVisible()
      }
      await expect(async () => {
        const { x = -1, width: wide = 0, height = 0 } = (await panel(page).boundingBox()) ?? {}
        expect(height).toBe(siteConstants.mobileMenuMaxHeight)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(width)
      }).toPass()
      // It stays where it was scrolled to in the first of the two windows.
      await panel(page).evaluate((element) => element.scrollTo(0, 0))
      await expect(link(page, 'contact')).not.toBeInViewport({ ratio: 1 })
      await panel(page).hover()
      await page.mouse.wheel(0, 5_000)
      await expect(link(page, 'contact')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await closer(page).click()
      await expectClosed(page)
    }
  })

  inOneLanguage(
    'an opened list closes again, and begins with its own page, which compares those below it @beyond',
    async ({ page }) => {
      const { lines } = texts(language, 'menu')
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, pagePath('home', language))
      for (const id of ['products', 'services'] as const) {
        await opener(page).click()
        const first = menu(page).getByRole('link', { name: lines[id], exact: true })
        for (const isOpen of [true, false, true]) {
          await toggle(page, names[id]).click()
          await expect(first).toBeVisible({ visible: isOpen })
        }
        await first.click()
        await expect(page).toHaveURL(pagePath(id, language))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, id).heading)
        await expectClosed(page)
      }
    },
  )

  inOneLanguage(
    'a window 156 px high shows the menu’s entries; its bar scrolls away @beyond',
    async ({ page }) => {
      await page.setViewportSize({ width: 341, height: 156 })
      await open(page, pagePath('home', language))
      await opener(page).click()
      const search = panel(page).getByRole('button', { name: texts(language, 'search').open })
      await expect(search).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await page.mouse.wheel(0, 600)
      await expect(page.getByRole('banner')).not.toBeInViewport()
    },
  )

  inOneLanguage(
    'the menu hangs from the bar; the current page’s link is marked, and closes it',
    async ({ page }) => {
      await openMenuAt(page, 390, pagePath('industries', language))
      for (const y of [0, 1500]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
        await expect(async () => {
          const bar = await page.getByRole('banner').locator('> div').boundingBox()
          const box = await panel(page).boundingBox()
          expect(bar && box && Math.round(box.y - bar.y - bar.height), `at ${y} px`).toBe(0)
        }).toPass()
      }
      await expect(menu(page).locator('[aria-current]')).toHaveText([names.industries])
      await link(page, 'industries').click()
      await expect(page).toHaveURL(pagePath('industries', language))
      await expectClosed(page)
    },
  )

  inOneLanguage(
    'a menu opened before the scripts come stays open, and its button knows @beyond',
    async ({ page }) => {
      const scripts = await holdFiles(page)
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(pagePath('home', language), { waitUntil: 'commit' })
      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      scripts.resolve(undefined)
      await waitForHydration(page)
      await expect(closer(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(menu(page)).toBeVisible()
      await closer(page).click()
      await expectClosed(page)
    },
  )

  inOneLanguage('the entries that the open page lies below are marked, as its own is', async ({ page }) => {
    await openMenuAt(page, 390, pagePath('home', language))
    await toggle(page, names.services).click()
    await toggle(page, toggleName('digital-transformation', true)).click()
    await link(page, 'ai').click()
    await expect(page).toHaveURL(pagePath('ai', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'ai').heading)
    await expectClosed(page)
    await opener(page).click()
    const marked = await menu(page).evaluate((element) => {
      const entries = [...element.querySelectorAll('summary, a')]
      const looks = entries.map((entry) => {
        const face = entry.matches('summary') ? entry.firstElementChild : entry
        return face && getComputedStyle(face).color
      })
      return entries.filter((_, index) => looks[index] !== looks[0]).map(({ textContent }) => textContent)
    })
    expect(marked).toEqual([names.services, toggleName('digital-transformation', true), names.ai])
  })

  inOneLanguage(
    'a link closes the menu at once, also where its page takes long to come',
    async ({ page }) => {
      await saveData(page)
      await openMenuAt(page, 390, pagePath('home', language))
      const code = await holdFiles(page, /IndustriesPage-/)
      await link(page, 'industries').click()
      await expectClosed(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'home').heading)
      code.resolve(undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageTexts(language, 'industries').heading,
      )
    },
  )

  inOneLanguage('Escape closes the menu and gives the focus back to its button @beyond', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, pagePath('home', language))
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name: texts(language, 'search').open })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link(page, 'home')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(opener(page)).toBeFocused()
  })

  inOneLanguage(
    'the menu closes when the focus leaves it, and hides nothing that has the focus @beyond',
    async ({ page }) => {
      await openMenuAt(page, 390, pagePath('sap', language))
      await panel(page).getByRole('button').last().focus()
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expectClosed(page)
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    },
  )

  inOneLanguage(
    'Call and Contact are at the lower edge while the menu is open, and cover no entry @beyond',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, pagePath('sap', language))
      const call = page.getByRole('link', { name: texts(language, 'menu').call, exact: true })
      await expect(call).toBeHidden()
      await opener(page).click()
      for (const size of [
        { width: 390, height: 844 },
        { width: 320, height: 640 },
        { width: 660, height: 375 },
      ]) {
        await page.setViewportSize(size)
        const contact = panel(page).getByRole('link', { name: names.contact, exact: true }).last()
        await expect(call).toHaveAttribute('href', phoneHref(company.phones.phone))
        await expect(contact).toHaveAttribute('href', `${pagePath('contact', language)}?about=sap#enquiry`)
        const { y: end = 0, height = 0 } = (await panel(page).boundingBox()) ?? {}
        for (const action of [call, contact]) {
          const box = await action.boundingBox()
          expect(size.height - (box?.y ?? 0) - (box?.height ?? 0), `${size.width} px`).toBeLessThan(100)
          expect(box?.y).toBeGreaterThanOrEqual(end + height)
        }
      }
    },
  )

  inOneLanguage('the menu leads to what a customer with a fault needs @beyond', async ({ page }) => {
    await openMenuAt(page, 390, pagePath('sap', language))
    const { fault } = texts(language, 'pages/contact')
    await panel(page).getByRole('link', { name: fault.heading, exact: true }).click()
    await expect(page).toHaveURL(`${pagePath('contact', language)}#fault`)
    const section = page.locator('#fault')
    await expect(section.getByRole('heading', { name: fault.heading, exact: true })).toBeInViewport()
    await expect(section.getByRole('listitem')).toHaveText(fault.items)
    const call = section.getByRole('link', { name: company.phones.support, exact: true })
    await expect(call).toHaveAttribute('href', phoneHref(company.phones.support))
  })

  inOneLanguage('the menu closes when the window grows past a phone’s @beyond', async ({ page }) => {
    await openMenuAt(page, siteConstants.mobileBreakpoint, pagePath('home', language))
    await page.setViewportSize({ width: siteConstants.mobileBreakpoint + 1, height: 800 })
    await expect(menu(page)).toBeHidden()
    // Hidden it is at once, as is all of it at this width; the menu closes a moment later.
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await page.setViewportSize({ width: siteConstants.mobileBreakpoint, height: 800 })
    await expectClosed(page)
  })
})
