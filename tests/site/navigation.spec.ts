import type { Locator, Page } from '@playwright/test'
import type { CanonicalPageId as PageId } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { recordedFrames, recordFrames, recordFramesFromStart } from '../support/frames.ts'
import { expectHeadOf } from '../support/head.ts'
import { Network } from '../support/network.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, saveData, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const schemes = ['light', 'dark'] as const
/** Far enough down to see whether the way to the top is smooth. */
const farDown = 1500

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top))

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

async function recordScrolling(page: Page) {
  await scrollTo(page, farDown)
  await expect.poll(() => scrolled(page)).toBe(farDown)
  await recordFrames(page, () => Math.round(window.scrollY))
}

async function expectSmoothWayToTop(page: Page) {
  await expect.poll(() => scrolled(page)).toBe(0)
  const ys = await recordedFrames<number>(page)
  const between = ys.filter((y) => y > 0 && y < farDown)
  expect(between.length).toBeGreaterThan(0)
  expect(between).toEqual(between.toSorted((a, b) => b - a))
}

const seenScheme = (page: Page) =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    return channels.slice(0, 3).every((channel) => Number(channel) > 127) ? 'light' : 'dark'
  })

/** Has the system change its scheme, and waits until the page was told: the page's own listeners stand first. */
async function expectSystemHeard(page: Page, change: () => Promise<void>) {
  await page.evaluate(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const heard = new Promise<void>((resolve) =>
      system.addEventListener('change', () => resolve(), { once: true }),
    )
    Object.assign(window, { heard })
  })
  await change()
  await page.evaluate(() => (window as unknown as { heard: Promise<void> }).heard)
}

const focusRing = (element: Locator) =>
  element.evaluate((focused) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
    let behind = focused.parentElement
    const colorBehind = () => (behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)')
    while (behind && colorBehind() === 'rgba(0, 0, 0, 0)') behind = behind.parentElement
    return {
      style: outlineStyle,
      width: parseFloat(outlineWidth),
      color: outlineColor,
      behind: colorBehind(),
    }
  })

/** WCAG's contrast of two colours such as `rgb(10, 30, 44)`. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

inEachLanguage((language, inOneLanguage) => {
  const { pages: names } = texts(language, 'menu')
  const accessibility = texts(language, 'accessibility')
  const footer = texts(language, 'footer')

  const menuLink = (page: Page, id: PageId) =>
    page
      .getByRole('navigation', { name: accessibility.mainMenu, exact: true })
      .getByRole('link', { name: names[id], exact: true })
  const footerLinks = (page: Page, part: keyof typeof accessibility.footer) =>
    page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: accessibility.footer[part], exact: true })
      .getByRole('link')
  const footerProduct = (page: Page, id: PageId) =>
    footerLinks(page, 'products').and(page.getByRole('link', { name: names[id], exact: true }))
  const upArrow = (page: Page) => page.getByRole('button', { name: accessibility.scrollToTop, exact: true })

  test('a link changes page, title, head and focus without a reload, and the title is announced', async ({
    page,
  }) => {
    await open(page, pagePath('home', language))
    await markDocument(page)
    const steps = [
      ['industries', menuLink(page, 'industries')],
      ['sap', footerProduct(page, 'sap')],
      ['home', menuLink(page, 'home')],
    ] as const
    for (const [id, link] of steps) {
      if (id === 'home') await link.press('Enter')
      else await link.click()
      await expect(page).toHaveURL(pagePath(id, language))
      const { title } = pageTexts(language, id).meta
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).toHaveText(pageTexts(language, id).heading)
      await expect(id === 'home' ? page.getByRole('main') : heading(page), id).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
      await expectHeadOf(page, pagePath(id, language))
    }
    // On Home the focus is above its banners, whose link comes before their controls.
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: texts(language, 'pages/home').banners.contact.button }),
    ).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  inOneLanguage(
    'on a slow device, too, a page shows with its own title and description @beyond',
    async ({ page }) => {
      await open(page, pagePath('home', language))
      // The page then arrives while React is still busy with the press.
      const processor = await page.context().newCDPSession(page)
      await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (const id of ['industries', 'home', 'about'] as const) {
        await menuLink(page, id).click()
        await expect(heading(page)).toHaveText(pageTexts(language, id).heading)
        await expectHeadOf(page, pagePath(id, language))
      }
    },
  )

  inOneLanguage(
    'a section’s heading takes the focus, and Back gives it to the page’s heading @beyond',
    async ({ page }) => {
      await open(page, pagePath('industries', language))
      const section = page.locator('main section[id]').last()
      await page.locator(`main nav a[href$="#${await section.getAttribute('id')}"]`).press('Enter')
      await expect(section.getByRole('heading', { level: 2 })).toBeFocused()
      await page.goBack()
      await expect(heading(page)).toBeFocused()
    },
  )

  inOneLanguage('the link of the page that is open scrolls to the top', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await markDocument(page)
    await recordScrolling(page)
    await menuLink(page, 'industries').click()
    await expectSmoothWayToTop(page)
    await expect(page).toHaveURL(pagePath('industries', language))
    expect(await isSameDocument(page)).toBe(true)
  })

  inOneLanguage(
    'a fragment means a part of the new page, even if the old page has the same id',
    async ({ page }) => {
      const { sections } = texts(language, 'pages/professional-services')
      const next = texts(language, 'pages/digital-transformation')
      const shared = Object.keys(sections).find((id) => id in next.sections)
      if (shared === undefined) throw new Error('The two pages have no section of the same id: choose others')
      await open(page, pagePath('professional-services', language))
      const address = pagePath('digital-transformation', language)
      const link = page.locator(`a[href="${address}"]`).first()
      await link.evaluate((element: HTMLAnchorElement, id) => {
        element.hash = id
        element.click()
      }, shared)
      await expect(page).toHaveURL(`${address}#${shared}`)
      await expect(heading(page)).toHaveText(next.heading)
      await expect(page.locator(`#${shared}`)).toHaveCount(1)
      await expect.poll(() => topOf(page, shared)).toBe(siteConstants.anchorOffset)
    },
  )

  test.describe('without a network', () => {
    // The pages of its own links cannot be fetched.
    test.use({ provoked: /Failed to load resource|Failed to fetch dynamically imported module/ })

    inOneLanguage('the page of a link that was in sight comes all the same @beyond', async ({ page }) => {
      const network = new Network(page)
      const scripts = () => network.urls.filter((url) => url.endsWith('.js')).length
      await open(page, pagePath('home', language))
      await network.rest()
      // It stands in the footer, far below.
      const before = scripts()
      await page.getByRole('link', { name: footer.terms }).scrollIntoViewIfNeeded()
      await expect.poll(scripts).toBeGreaterThan(before)
      await network.rest()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: footer.terms }).click()
      await expect(heading(page)).toHaveText(pageTexts(language, 'terms').heading)
    })
  })

  inOneLanguage(
    'while a page comes, no frame is without a heading, or shows the footer @beyond',
    async ({ page }) => {
      await open(page, pagePath('home', language))
      await recordFrames(page, () => ({
        title: document.querySelector('main h1')?.textContent,
        footerInSight:
          (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) < window.innerHeight,
      }))
      await menuLink(page, 'about').click()
      await expect(page.locator('#leadership')).toBeAttached()
      const titles = (['home', 'about'] as const).map((id) => pageTexts(language, id).heading)
      expect(await recordedFrames(page)).toEqual(titles.map((title) => ({ title, footerInSight: false })))
    },
  )

  inOneLanguage(
    'for a visitor who saves data, only pointing at a link fetches its page @beyond',
    async ({ page }) => {
      await saveData(page)
      const network = new Network(page)
      await open(page, pagePath('home', language))
      await network.rest()
      const scripts = () => network.urls.filter((url) => url.endsWith('.js'))
      const first = scripts()
      await page.getByRole('link', { name: footer.terms }).scrollIntoViewIfNeeded()
      await network.rest()
      expect(scripts()).toEqual(first)
      await menuLink(page, 'industries').hover()
      await expect.poll(() => scripts().length).toBeGreaterThan(first.length)
      await network.rest()
      const ahead = scripts()
      await menuLink(page, 'industries').click()
      await expect(heading(page)).toHaveText(pageTexts(language, 'industries').heading)
      await network.rest()
      expect(scripts()).toEqual(ahead)
    },
  )

  test('the first stop of the keyboard leads past the menu @beyond', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: accessibility.skipLink, exact: true })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 1 })
    expect(await skipLink.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  // When it is there: tests/engines/industries.spec.ts.
  inOneLanguage('the arrow to the top scrolls smoothly, and takes the focus along', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await recordScrolling(page)
    await upArrow(page).press('Enter')
    await expectSmoothWayToTop(page)
    await expect(page.getByRole('main')).toBeFocused()
  })

  inOneLanguage(
    'a click with a key that the browser knows is left to the browser @beyond',
    async ({ page }) => {
      await open(page, pagePath('home', language))
      await page.evaluate(() => {
        const taken: boolean[] = []
        Object.assign(window, { taken })
        window.addEventListener('click', (event) => {
          taken.push(event.defaultPrevented)
          event.preventDefault()
        })
      })
      const keys = ['Control', 'Meta', 'Shift', 'Alt'] as const
      for (const key of keys) await menuLink(page, 'industries').click({ modifiers: [key] })
      const taken = () => page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)
      expect(await taken()).toEqual(keys.map(() => false))
      await expect(page).toHaveURL(pagePath('home', language))
      await menuLink(page, 'industries').click()
      await expect(page).toHaveURL(pagePath('industries', language))
      expect((await taken()).at(-1)).toBe(true)
    },
  )

  // The other way round: tests/engines/scheme.spec.ts.
  inOneLanguage(
    'the page is light like the system, and dark from the press of the switch on @beyond',
    async ({ page }) => {
      const { toLight, toDark } = accessibility.colorScheme
      const switchTo = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await open(page, pagePath('home', language))
      expect(await seenScheme(page)).toBe('dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => seenScheme(page)).toBe('light')
      await expect(switchTo(toLight)).toBeHidden()
      await switchTo(toDark).click()
      await expect.poll(() => seenScheme(page)).toBe('dark')
      await expect(switchTo(toLight)).toBeVisible()

      // What the system says later changes nothing.
      for (const said of ['dark', 'light'] as const) {
        await expectSystemHeard(page, () => page.emulateMedia({ colorScheme: said }))
        expect(await seenScheme(page)).toBe('dark')
      }

      // From the first frame with anything in it, so that nothing flashes.
      await recordFramesFromStart(page, () => {
        const root = document.documentElement
        return root && document.body?.firstElementChild ? root.dataset['scheme'] : 'nothing yet'
      })
      await page.reload()
      await expect.poll(() => seenScheme(page)).toBe('dark')
      await expect(switchTo(toLight)).toBeVisible()
      const seenFrames = async () => (await recordedFrames(page)).filter((seen) => seen !== 'nothing yet')
      await expect.poll(seenFrames).not.toEqual([])
      expect(await seenFrames()).toEqual(['dark'])
    },
  )

  inOneLanguage(
    'the focus is ringed in header, hero, page and footer, light and dark @beyond',
    async ({ page }) => {
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await open(page, pagePath('home', language))
        expect(await seenScheme(page)).toBe(scheme)
        await page.keyboard.press('Tab')
        const hero = page.getByRole('region', { name: accessibility.carousel.label, exact: true })
        const body = page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: texts(language, 'pages/home').about.heading }) })
        for (const part of [page.getByRole('banner'), hero, body, page.getByRole('contentinfo')]) {
          const link = part.getByRole('link').first()
          await link.focus()
          await expect(link).toBeFocused()
          const { style, width, color, behind } = await focusRing(link)
          const name = await link.textContent()
          expect.soft(style, `the ring of "${name}"`).toBe('solid')
          expect.soft(width, `the ring of "${name}"`).toBeGreaterThanOrEqual(2)
          expect.soft(contrast(color, behind), `${color} on ${behind}, "${name}"`).toBeGreaterThanOrEqual(3)
        }
      }
    },
  )
})
