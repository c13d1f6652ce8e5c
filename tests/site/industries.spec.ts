import type { Locator, Page } from '@playwright/test'
import { industries } from '#config/industries.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { idleTimes } from '../support/network.ts'
import { sectionTop } from '../support/sectionTop.ts'
import { expect, holdFiles, inEachLanguage, open, test, waitForHydration } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const ids = industries.map(({ id }) => id)
/** The share of an entry that is in sight: a list scrolls by whole pixels, its entries end between them. */
const almostWhole = 0.98

async function atRest(page: Page) {
  let before = Number.NaN
  await expect
    .poll(
      async () => {
        const y = await page.evaluate(() => window.scrollY)
        const still = y === before
        before = y
        return still
      },
      { intervals: [150] },
    )
    .toBe(true)
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)

/** The words of the links that have a line under them. */
const underlined = (links: Locator) =>
  links.evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).borderBlockEndColor !== 'rgba(0, 0, 0, 0)')
      .map((link) => link.textContent),
  )

const position = (menu: Locator) => menu.evaluate((element) => getComputedStyle(element).position)

inEachLanguage((language, inOneLanguage) => {
  const path = pagePath('industries', language)
  const { sections } = texts(language, 'pages/industries')
  const labels = texts(language, 'menu').industries
  const subMenu = (page: Page) =>
    page.getByRole('navigation', { name: texts(language, 'accessibility').jumpMenu })

  test('has a section for each industry with its full text, and a sub-menu, fixed once scrolled past it', async ({
    page,
  }) => {
    await open(page, path)
    for (const id of ids) {
      const section = page.locator(`section#${id}`)
      const { heading, paragraphs, points } = sections[id]
      await expect(section.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      for (const text of [...paragraphs, points.heading, ...Object.values(points.items)]) {
        await expect(section.getByText(text, { exact: true })).toBeVisible()
      }
    }
    await test.step('its delivery staff in the public sector is a figure', async () => {
      const { value, label } = sections.public.figure
      const figure = page.locator('section#public').getByRole('definition')
      await expect(figure).toHaveText(value)
      await expect(page.locator('section#public').getByRole('term')).toHaveText(label)
      const size = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThan(50)
    })
    const menu = subMenu(page)
    await expect(menu.getByRole('link')).toHaveText(ids.map((id) => labels[id]))
    // The line under the entry that is read lies at its end.
    expect(await bottom(menu.getByRole('link').first())).toBeLessThanOrEqual(await bottom(menu))
    await scrollTo(page, siteConstants.subMenuFixedAfter)
    await idleTimes(page)
    expect(await position(menu)).toBe('static')
    await expect(menu.locator('svg')).toHaveCount(ids.length)
    await scrollTo(page, siteConstants.subMenuFixedAfter + 1)
    await expect.poll(() => position(menu)).toBe('fixed')
    await expect(menu.locator('svg')).toHaveCount(0)
    await scrollTo(page, siteConstants.subMenuFixedAfter)
    await expect.poll(() => position(menu)).toBe('static')
  })

  inOneLanguage(
    'the sub-menu marks the first section from the page’s top on, also before the scripts',
    async ({ page }) => {
      const marked = async () => {
        const current = subMenu(page).locator('[aria-current]')
        await expect(current).toHaveText([labels.public])
        // It alone is underlined.
        await expect.poll(() => underlined(subMenu(page).getByRole('link'))).toEqual([labels.public])
      }
      const scripts = await holdFiles(page, /IndustriesPage-.*\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await marked()
      scripts.resolve(undefined)
      await waitForHydration(page)
      await marked()
      await page.evaluate((name) => (location.hash = name), 'oil')
      await expect(subMenu(page).locator('[aria-current]')).toHaveText(labels.oil)
      await scrollTo(page, 0)
      await marked()
    },
  )

  inOneLanguage(
    'keeps the place of a reader who scrolled on from a fragment before the scripts came @beyond',
    async ({ page }) => {
      // The browser jumps when the first script has run; the page's own come later.
      const scripts = await holdFiles(page, /IndustriesPage-.*\.js$/)
      await page.goto(`${path}#retail`, { waitUntil: 'commit' })
      await expect.poll(() => sectionTop(page, 'retail')).toBe(siteConstants.anchorOffset)
      await page.mouse.move(600, 400)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => sectionTop(page, 'retail')).toBeLessThan(0)
      await atRest(page)
      const top = await sectionTop(page, 'retail')
      scripts.resolve(undefined)
      await waitForHydration(page)
      await idleTimes(page)
      await atRest(page)
      expect(await sectionTop(page, 'retail')).toBe(top)
    },
  )

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the sub-menu brings the entry of the section being read into sight @beyond', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `${path}#manufacturing`)
      const current = subMenu(page).locator('[aria-current]')
      for (const id of ids.toReversed()) {
        await page.evaluate((name) => (location.hash = name), id)
        await expect(current).toHaveText(labels[id])
        await expect(current).toBeInViewport({ ratio: almostWhole })
        await expect.poll(() => sectionTop(page, id)).toBe(siteConstants.anchorOffset)
      }
    })

    test('the sub-menu brings the entry that the keyboard reaches into sight @beyond', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      await page.evaluate(() => (location.hash = '#public'))
      await expect.poll(() => sectionTop(page, 'public')).toBe(siteConstants.anchorOffset)
      // Until then the menu stands above the window, and the focus would bring the page back to it.
      await expect.poll(() => position(subMenu(page))).toBe('fixed')
      await subMenu(page).getByRole('link').first().focus()
      for (const id of ids.slice(1)) {
        await page.keyboard.press('Tab')
        const entry = subMenu(page).getByRole('link', { name: labels[id] })
        await expect(entry).toBeFocused()
        await expect(entry).toBeInViewport({ ratio: almostWhole })
        expect(await sectionTop(page, 'public')).toBe(siteConstants.anchorOffset)
      }
    })
  })

  inOneLanguage('scrolls to a section smoothly', async ({ page }) => {
    await open(page, path)
    await page.evaluate(() => {
      const positions: number[] = []
      addEventListener('scroll', () => positions.push(scrollY))
      Object.assign(window, { positions })
    })
    await subMenu(page).getByRole('link', { name: labels.manufacturing }).click()
    await expect.poll(() => sectionTop(page, 'manufacturing')).toBe(siteConstants.anchorOffset)
    const steps = await page.evaluate(
      () => new Set((window as unknown as { positions: number[] }).positions).size,
    )
    // At once would be one step; how many there are is up to the machine.
    expect(steps).toBeGreaterThan(1)
  })

  inOneLanguage(
    'goes to the section of an encoded fragment on arrival from another page',
    async ({ page }) => {
      await open(page, pagePath('home', language))
      const link = page.getByRole('main').locator(`a[href="${path}#oil"]`)
      await link.evaluate((element, href) => element.setAttribute('href', href), `${path}#%6Fil`)
      await page.getByRole('main').locator('a[href$="#%6Fil"]').click()
      await expect(page).toHaveURL(`${path}#%6Fil`)
      await atRest(page)
      await expect.poll(() => sectionTop(page, 'oil')).toBe(siteConstants.anchorOffset)
      await expect(page.locator('#oil h2')).toBeFocused()
    },
  )

  inOneLanguage('stays readable when the fragment is damaged @beyond', async ({ page }) => {
    await open(page, `${path}#%E0%A4%A`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  inOneLanguage('tries a jump again after a while if the page has not moved', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, path)
    await page.locator('section#retail').evaluate((section) => {
      const scrollIntoView = section.scrollIntoView.bind(section)
      const counted = { jumps: 0 }
      Object.assign(window, { counted })
      section.scrollIntoView = (...args) => {
        counted.jumps += 1
        if (counted.jumps > 1) scrollIntoView(...args)
      }
    })
    const jumps = () =>
      page.evaluate(() => (window as unknown as { counted: { jumps: number } }).counted.jumps)
    await page.clock.pauseAt(Date.now() + 600_000)
    await subMenu(page).getByRole('link', { name: labels.retail }).click()
    await expect.poll(jumps).toBe(1)
    await page.clock.runFor(siteConstants.anchorRetryDelay - 1)
    expect(await jumps()).toBe(1)
    await page.clock.runFor(1)
    expect(await jumps()).toBe(2)
    await expect.poll(() => sectionTop(page, 'retail')).toBe(siteConstants.anchorOffset)
  })
})
