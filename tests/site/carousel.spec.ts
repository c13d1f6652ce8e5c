import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, holdScripts, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

const interval = 5000

inEachLanguage((language) => {
  const names = texts(language, 'accessibility').carousel
  const { banners } = texts(language, 'pages/home')
  const captions = Object.values(banners).map(({ bigCaption }) => bigCaption)
  const forward = languages[language].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = languages[language].direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'

  const carousel = (page: Page) => page.getByRole('region', { name: names.label })
  const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
  const expectBanner = (page: Page, number: number, timeout = 5000) =>
    expect(slide(page, language, number).getByText(captions[number - 1] ?? '')).toBeInViewport({
      ratio: 0.9,
      timeout,
    })

  test('shows the four banners in order, each with captions and a button to its page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pagePath('home', language))
    const targets = ['contact', 'fsas-portfolio', 'data-center-solutions', 'digital-transformation'] as const
    for (const [index, banner] of Object.values(banners).entries()) {
      const shown = slide(page, language, index + 1)
      await expect(shown.getByText(banner.smallCaption)).toBeInViewport()
      await expect(shown.getByText(banner.bigCaption)).toBeInViewport()
      const target = targets[index]
      if (!target) throw new Error(`There is a banner too many: ${banner.bigCaption}`)
      await expect(shown.getByRole('link', { name: banner.button })).toHaveAttribute(
        'href',
        pagePath(target, language),
      )
      await button(page, names.next).click()
    }
    await expectBanner(page, 1)
  })

  test('turns by itself every 5000 ms and wraps around', async ({ page }) => {
    await page.clock.install()
    await open(page, pagePath('home', language))
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(interval - 100)
      await page.clock.runFor(100)
      await page.clock.runFor(1000)
      await expectBanner(page, number)
      await page.clock.runFor(0)
      await settle(page, interval - 1000)
    }
  })

  test('waits while the pointer is over it, and goes on when it leaves', async ({ page }) => {
    await page.clock.install()
    await open(page, pagePath('home', language))
    await carousel(page).hover()
    await page.clock.runFor(interval * 3)
    await expectBanner(page, 1)
    await page.getByRole('contentinfo').hover()
    await page.clock.runFor(interval + 1000)
    await expectBannerCurrent(page, language, 2)
  })

  test('waits while it holds the focus', async ({ page }) => {
    await page.clock.install()
    await open(page, pagePath('home', language))
    await button(page, names.pause).focus()
    await page.clock.runFor(interval * 3)
    await expectBanner(page, 1)
  })

  test('is stopped and started by the button that the keyboard meets first', async ({ page }) => {
    await page.clock.install()
    await open(page, pagePath('home', language))
    await expect(carousel(page).locator('button, a[href]').first()).toHaveAccessibleName(names.pause)
    await button(page, names.pause).click()
    await page.getByRole('contentinfo').hover()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(interval * 3)
    await expectBannerCurrent(page, language, 1)
    await expect(button(page, names.play)).toBeVisible()
    await button(page, names.play).click()
    await page.getByRole('contentinfo').hover()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(interval + 1000)
    await expectBannerCurrent(page, language, 2)
  })

  test('stands still for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, pagePath('home', language))
    await expect(button(page, names.play)).toBeVisible()
    await page.clock.runFor(interval * 3)
    await expectBanner(page, 1)
  })

  test('follows the arrow keys in the reading direction, around both ends', async ({ page }) => {
    await open(page, pagePath('home', language))
    await button(page, names.pause).focus()
    await page.keyboard.press(forward)
    await expectBanner(page, 2)
    await page.keyboard.press(backward)
    await expectBanner(page, 1)
    await page.keyboard.press(backward)
    await expectBanner(page, 4)
    await page.keyboard.press(forward)
    await expectBanner(page, 1)
  })

  test('goes on from the banner that was asked for, also while the track is on its way', async ({ page }) => {
    await page.clock.install()
    await open(page, pagePath('home', language))
    await button(page, names.pause).focus()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press(forward)
    await expectBanner(page, 2)
    await page.keyboard.press(backward)
    await page.clock.runFor(1000)
    await page.keyboard.press(backward)
    await expectBannerCurrent(page, language, 4)
  })

  test('keeps the banner that a visitor swiped to before the scripts came', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const scripts = await holdScripts(page)
    await page.goto(pagePath('home', language), { waitUntil: 'commit' })
    const third = slide(page, language, 3)
    await third.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    scripts.resolve(undefined)
    await expectBannerCurrent(page, language, 3)
    await expect(slide(page, language, 1)).toHaveAttribute('inert')
    await expectBanner(page, 3)
  })

  test('has arrows and indicators, and marks the current one', async ({ page }) => {
    await open(page, pagePath('home', language))
    await button(page, names.next).click()
    await expectBanner(page, 2)
    await button(page, names.previous).click()
    await expectBanner(page, 1)
    const third = button(page, fill(names.show, { number: 3 }))
    await third.click()
    await expectBanner(page, 3)
    await expect(third).toHaveAttribute('aria-disabled', 'true')
  })

  test('can be swiped', async ({ browser, baseURL }) => {
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

  test('is named for screen readers, with a quiet live region while it turns', async ({ page }) => {
    await open(page, pagePath('home', language))
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', names.roleDescription)
    const first = slide(page, language, 1)
    await expect(first).toHaveAttribute('aria-roledescription', names.slideRoleDescription)
    const live = carousel(page).locator('[aria-live]')
    await page.getByRole('contentinfo').hover()
    await expect(live).toHaveAttribute('aria-live', 'off')
    await button(page, names.pause).click()
    await expect(live).toHaveAttribute('aria-live', 'polite')
  })

  test('keeps its banner when the language flips', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pagePath('home', language))
    await button(page, fill(names.show, { number: 3 })).click()
    const other = otherLanguage(language)
    await page.getByRole('link', { name: languages[other].label }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expectBannerCurrent(page, other, 3)
  })
})

test('turns after 5000 ms of the real clock', async ({ page }) => {
  await open(page, '/')
  const started = Date.now()
  await expectBannerCurrent(page, 'en', 2, 8000)
  const elapsed = Date.now() - started
  expect(elapsed).toBeGreaterThan(3500)
  expect(elapsed).toBeLessThan(6500)
})

function slide(page: Page, language: LanguageCode, number: number) {
  const { slide: label } = texts(language, 'accessibility').carousel
  return page.getByRole('group', { name: fill(label, { number, total: 4 }), includeHidden: true })
}

/** The banner that is on stage: the others are inert. */
async function expectBannerCurrent(page: Page, language: LanguageCode, number: number, timeout = 5000) {
  await expect(slide(page, language, number)).not.toHaveAttribute('inert', { timeout })
  await expect
    .poll(async () => Math.round((await slide(page, language, number).boundingBox())?.x ?? -1))
    .toBe(0)
}

/** Runs the fake clock on to just before the next turn. */
async function settle(page: Page, time: number) {
  await page.clock.runFor(time - 1000)
}
