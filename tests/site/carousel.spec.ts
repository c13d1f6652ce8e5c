import type { Locator, Page } from '@playwright/test'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { banners as bannerRows } from '#pages/home/banners.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, holdFiles, inEachLanguage, open, test, waitForHydration } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

const interval = siteConstants.carouselInterval
const total = bannerRows.length

inEachLanguage((language, inOneLanguage) => {
  const names = texts(language, 'accessibility').carousel
  const home = texts(language, 'pages/home')
  const banners = bannerRows.map(({ id, target }) => ({ ...home.banners[id], target }))
  const captions = banners.map(({ bigCaption }) => bigCaption)
  const forward = languages[language].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = languages[language].direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'

  const carousel = (page: Page) => page.getByRole('region', { name: names.label })
  const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
  const live = (page: Page) => carousel(page).locator('[aria-live]')
  const expectBanner = (page: Page, number: number) =>
    expect(slide(page, language, number).getByText(captions[number - 1] ?? '')).toBeInViewport({ ratio: 0.9 })

  // Around both ends: tests/engines/carousel.spec.ts. Their captions and links: no-script.spec.ts.
  inOneLanguage(
    'marks the banner that is shown, and keeps it when the language changes',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, pagePath('home', language))
      const third = button(page, fill(names.show, { number: 3 }))
      await third.click()
      await expectBanner(page, 3)
      await expect(third).toHaveAttribute('aria-disabled', 'true')
      const other = otherLanguage(language)
      await page.getByRole('link', { name: languages[other].label }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expectBannerCurrent(page, other, 3)
    },
  )

  inOneLanguage('turns by itself and wraps around', async ({ page }) => {
    let shown = await openWithStoppedClock(page, language)
    await page.getByRole('banner').getByRole('link').first().focus()
    await expect(live(page)).toHaveAttribute('aria-live', 'off')
    for (const _ of captions) {
      await runClock(page, interval - 100)
      await expectBannerCurrent(page, language, shown)
      await runClock(page, 100)
      shown = after(shown)
      await expectBannerCurrent(page, language, shown)
    }
  })

  inOneLanguage('one headline has gone before the next one comes', async ({ page }) => {
    await open(page, pagePath('home', language))
    const moments = await carousel(page).evaluate(shownDuringTurn, names.next)
    expect(moments[0]).toHaveLength(1)
    expect(moments.at(-1)).toHaveLength(1)
    expect(moments.at(-1)).not.toEqual(moments[0])
    for (const shown of moments) expect(shown.length).toBeLessThanOrEqual(1)
  })

  inOneLanguage('waits while the pointer is over it, and goes on when it leaves', async ({ page }) => {
    const shown = await openWithStoppedClock(page, language)
    await carousel(page).hover()
    await page.getByRole('banner').getByRole('link').first().focus()
    await runClock(page, interval * 3)
    await expectBanner(page, shown)
    await page.getByRole('contentinfo').hover()
    await expect(live(page)).toHaveAttribute('aria-live', 'off')
    await runClock(page, interval)
    await expectBannerCurrent(page, language, after(shown))
  })

  inOneLanguage('waits for a pointer that was on it before the scripts came @beyond', async ({ page }) => {
    await page.clock.install()
    const scripts = await holdFiles(page)
    await page.goto(pagePath('home', language), { waitUntil: 'commit' })
    await carousel(page).hover()
    scripts.resolve(undefined)
    await waitForHydration(page)
    await expect(live(page)).toHaveAttribute('aria-live', 'polite')
    await runClock(page, interval * 3)
    await expectBanner(page, 1)
    await page.getByRole('contentinfo').hover()
    await expect(live(page)).toHaveAttribute('aria-live', 'off')
  })

  inOneLanguage(
    'waits while it holds the focus; after the link comes a button that stops and starts it',
    async ({ page }) => {
      const shown = await openWithStoppedClock(page, language)
      await expect(button(page, names.pause)).toBeFocused()
      await runClock(page, interval * 3)
      await expectBanner(page, shown)
      const stops = carousel(page).locator('[role="group"]:not([inert]) a[href]:not([tabindex="-1"]), button')
      await expect(stops.nth(0)).toHaveRole('link')
      await expect(stops.nth(1)).toHaveAccessibleName(names.pause)
      await button(page, names.pause).click()
      await leave(page)
      await runClock(page, interval * 3)
      await expectBannerCurrent(page, language, shown)
      await button(page, names.play).click()
      await leave(page)
      await expect(live(page)).toHaveAttribute('aria-live', 'off')
      await runClock(page, interval)
      await expectBannerCurrent(page, language, after(shown))
    },
  )

  test('takes the focus along from the link of a banner to that of the next @beyond', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pagePath('home', language))
    const links = banners.map((banner, index) =>
      slide(page, language, index + 1).getByRole('link', { name: banner.button }),
    )
    const [first, second, third] = links as [Locator, Locator, Locator]
    await first.focus()
    await page.keyboard.press(forward)
    await expect(second).toBeFocused()
    await expectBanner(page, 2)
    await page.keyboard.press(forward)
    await expect(third).toBeFocused()
    await expectBanner(page, 3)
    await page.keyboard.press(backward)
    await expect(second).toBeFocused()
  })

  inOneLanguage(
    'goes on from the chosen banner, also while the track is still scrolling @beyond',
    async ({ page }) => {
      const shown = await openWithStoppedClock(page, language)
      await page.keyboard.press(forward)
      await expectBanner(page, after(shown))
      await page.keyboard.press(backward)
      await runClock(page, 1000)
      await page.keyboard.press(backward)
      await expectBannerCurrent(page, language, before(shown))
    },
  )

  inOneLanguage(
    'keeps the banner that a visitor swiped to before the scripts came @beyond',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const scripts = await holdFiles(page)
      await page.goto(pagePath('home', language), { waitUntil: 'commit' })
      const third = slide(page, language, 3)
      await third.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      scripts.resolve(undefined)
      await expectBannerCurrent(page, language, 3)
      await expect(slide(page, language, 1)).toHaveAttribute('inert')
      await expectBanner(page, 3)
    },
  )

  test('can be swiped @beyond', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}${pagePath('home', language)}`)
    await expect(slide(page, language, 1)).toBeInViewport()
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
    const sign = languages[language].direction === 'rtl' ? 1 : -1
    const start = sign > 0 ? 45 : 345
    await touch('touchStart', start)
    for (let moved = 20; moved <= 300; moved += 20) {
      await touch('touchMove', start + sign * moved)
      await page.waitForTimeout(16)
    }
    await touch('touchEnd')
    await expectBannerCurrent(page, language, 2)
    await context.close()
  })

  inOneLanguage(
    'is named for screen readers, with a quiet live region while it turns @beyond',
    async ({ page }) => {
      await open(page, pagePath('home', language))
      await expect(carousel(page)).toHaveAttribute('aria-roledescription', names.roleDescription)
      const first = slide(page, language, 1)
      await expect(first).toHaveAttribute('aria-roledescription', names.slideRoleDescription)
      await page.getByRole('contentinfo').hover()
      await expect(live(page)).toHaveAttribute('aria-live', 'off')
      await button(page, names.pause).click()
      await expect(live(page)).toHaveAttribute('aria-live', 'polite')
    },
  )
})

/** Runs in the page: turns the carousel, and gives the banners whose words can be seen, at moments of the turn. */
function shownDuringTurn(carousel: Element, next: string) {
  carousel.querySelector<HTMLElement>(`button[aria-label="${next}"]`)?.click()
  const animations = document.getAnimations()
  for (const animation of animations) animation.pause()
  const words = [...carousel.querySelectorAll('[aria-live] > * :has(> a)')]
  return Array.from({ length: 21 }, (_, step) => {
    for (const animation of animations) animation.currentTime = step * 20
    return words.flatMap((element, index) => {
      const { left, right } = element.getBoundingClientRect()
      const isShown = getComputedStyle(element).opacity !== '0' && right > 0 && left < innerWidth
      return isShown ? [index] : []
    })
  })
}

/** Gives the number of the banner that is shown: a slow machine may have seen it turn before. */
async function openWithStoppedClock(page: Page, language: LanguageCode): Promise<number> {
  const { pause } = texts(language, 'accessibility').carousel
  await page.clock.install()
  await open(page, pagePath('home', language))
  await page.getByRole('button', { name: pause, exact: true }).focus()
  await page.clock.pauseAt(Date.now() + 600_000)
  const slides = page.locator('[aria-live] > *')
  await expect(slides).toHaveCount(total)
  await expect(page.locator('[aria-live] > :not([inert])')).toHaveCount(1)
  return 1 + (await slides.evaluateAll((all) => all.findIndex((each) => !each.hasAttribute('inert'))))
}

/** Moves the page's clock on: React has done what it was asked to before it, and what follows from it. */
async function runClock(page: Page, ms: number) {
  await reactRests(page)
  await page.clock.runFor(ms)
  await reactRests(page)
}

/** React waits for its turn on a channel, not on the clock. */
async function reactRests(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { port1, port2 } = new MessageChannel()
      const arrived = new Promise((resolve) => port1.addEventListener('message', resolve))
      port1.start()
      port2.postMessage(null)
      await arrived
    }
  })
}

async function leave(page: Page) {
  await page.getByRole('contentinfo').hover()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

const after = (number: number) => (number % total) + 1
const before = (number: number) => ((number + total - 2) % total) + 1

function slide(page: Page, language: LanguageCode, number: number) {
  const { slide: label } = texts(language, 'accessibility').carousel
  return page.getByRole('group', { name: fill(label, { number, total }), includeHidden: true })
}

/** The banner that is on stage: the others are inert. */
async function expectBannerCurrent(page: Page, language: LanguageCode, number: number) {
  await expect(slide(page, language, number)).not.toHaveAttribute('inert')
  await expect
    .poll(async () => Math.round((await slide(page, language, number).boundingBox())?.x ?? -1))
    .toBe(0)
}
