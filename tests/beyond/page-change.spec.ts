import type { ElementHandle, Page } from '@playwright/test'
import { siteConstants } from '#config/siteConstants.ts'
import { seenWay } from '#hooks/approach.ts'
import { pagePath } from '#i18n/addresses.ts'
import { recordedFrames, recordFrames } from '../support/frames.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Far from the next page's opening: without help, the window would be at its footer. */
const farDown = 2500

interface Frame {
  title: string | undefined
  /** Scrolled by, in heights of the window. */
  scrolled: number
  /** Where the part that the address names stands below the window's upper edge, in px. */
  target: number | undefined
  hasFooter: boolean
  hasWords: boolean
  opacity: number
}

function look(): Frame {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.checkVisibility({ opacityProperty: true }) && bottom > 0 && top < innerHeight
  }
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a)')]
  const heading = words.find((element) => element.matches('h1') && element.checkVisibility())
  const content = heading?.closest('main > * > *')
  const target = document.getElementById(location.hash.slice(1))
  return {
    title: heading?.textContent,
    scrolled: scrollY / innerHeight,
    target: target?.getBoundingClientRect().top,
    hasFooter: [...document.querySelectorAll('footer')].some(isSeen),
    hasWords: words.some(isSeen),
    opacity: content ? Number(getComputedStyle(content).opacity) : 0,
  }
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** After a click, what is below a page's opening comes frames later: only then is the page that high. */
async function scrollTo(page: Page, y: number) {
  await page.waitForFunction((top) => document.documentElement.scrollHeight - innerHeight >= top, y)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => scrolled(page)).toBe(y)
}

/** The frames of a page from its first one on, at rest at last. */
async function framesOf(page: Page, title: string): Promise<Frame[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const frames = async () => (await recordedFrames<Frame>(page)).filter((frame) => frame.title === title)
  let count = -1
  await expect
    .poll(
      async () => {
        const before = count
        count = (await frames()).length
        return count === before
      },
      { intervals: [400] },
    )
    .toBe(true)
  return frames()
}

/** The window shows the page's words in every frame, and nothing of the page but the last piece of the way to its top. */
function expectWayToTop(frames: Frame[]) {
  const places = frames.map(({ scrolled: place }) => place)
  expect(frames.filter(({ hasFooter, hasWords }) => hasFooter || !hasWords)).toEqual([])
  expect(places[0]).toBeCloseTo(seenWay, 2)
  expect(places).toEqual(places.toSorted((one, other) => other - one))
  // At once, no frame would show the page anywhere but there. How many there are between is up to the machine.
  expect(places.at(-1)).toBe(0)
}

inEachLanguage((language, inOneLanguage) => {
  const titleOf = (id: 'application-management-services' | 'home' | 'industries' | 'sap') =>
    pageTexts(language, id).heading
  const linkOfSap = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: texts(language, 'pages/sap').next.button, exact: true })

  for (const viewport of windows) {
    test.describe(`in a window ${viewport.width} px wide`, () => {
      test.use({ viewport })

      test('a link far down a page leads to the next page’s top, and shows nothing else of it', async ({
        page,
      }) => {
        await open(page, pagePath('sap', language))
        await linkOfSap(page).scrollIntoViewIfNeeded()
        expect(await scrolled(page)).toBeGreaterThan(3 * viewport.height)
        await recordFrames(page, look)
        await linkOfSap(page).click()
        expectWayToTop(await framesOf(page, titleOf('application-management-services')))
      })

      inOneLanguage(
        'Back from far down leads to the earlier page’s top in the same way',
        async ({ page }) => {
          await open(page, pagePath('sap', language))
          await linkOfSap(page).click()
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
          await expect.poll(() => scrolled(page)).toBe(0)
          await scrollTo(page, farDown)
          await recordFrames(page, look)
          await page.goBack()
          expectWayToTop(await framesOf(page, titleOf('sap')))
        },
      )

      inOneLanguage(
        'a link to a section of another page passes only what stands just above it',
        async ({ page }) => {
          await open(page, pagePath('home', language))
          const { oil } = texts(language, 'menu').industries
          const tile = page.getByRole('main').getByRole('link', { name: oil })
          await tile.scrollIntoViewIfNeeded()
          await recordFrames(page, look)
          await tile.click()
          const frames = await framesOf(page, titleOf('industries'))
          const places = frames.map(({ target = Number.NaN }) => target - siteConstants.anchorOffset)
          expect(frames.filter(({ hasFooter, hasWords }) => hasFooter || !hasWords)).toEqual([])
          expect(Math.abs((places[0] ?? Number.NaN) - viewport.height * seenWay)).toBeLessThan(2)
          expect(places).toEqual(places.toSorted((one, other) => other - one))
          expect(Math.abs(places.at(-1) ?? Number.NaN)).toBeLessThan(2)
        },
      )
    })
  }

  inOneLanguage('from near the top the way begins where the visitor was', async ({ page }) => {
    await open(page, pagePath('sap', language))
    const start = 100
    await scrollTo(page, start)
    await recordFrames(page, look)
    const { home } = texts(language, 'menu').pages
    await page.getByRole('banner').getByRole('link', { name: home, exact: true }).click()
    const places = (await framesOf(page, titleOf('home'))).map(({ scrolled: place }) => place * 800)
    expect(places[0]).toBeCloseTo(start, 0)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
    expect(places.at(-1)).toBe(0)
  })

  inOneLanguage('a press on the way to the top leads to the next page’s top', async ({ page }) => {
    await open(page, pagePath('sap', language))
    await scrollTo(page, farDown)
    const arrow = page.getByRole('button', { name: texts(language, 'accessibility').scrollToTop })
    const { home } = texts(language, 'menu').pages
    const link = page.getByRole('banner').getByRole('link', { name: home, exact: true })
    // In the page, since the way takes less than a second.
    await arrow.evaluate(
      (button: HTMLElement, next) => {
        button.click()
        requestAnimationFrame(() => requestAnimationFrame(() => next?.click()))
      },
      (await link.elementHandle()) as ElementHandle<HTMLElement> | null,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('home'))
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  inOneLanguage('a new page’s words fade in, and can be read in its first frame', async ({ page }) => {
    await open(page, pagePath('sap', language))
    await recordFrames(page, look)
    await linkOfSap(page).click()
    const frames = await framesOf(page, titleOf('application-management-services'))
    const opacities = frames.map(({ opacity }) => opacity)
    expect(opacities[0]).toBeGreaterThan(0.2)
    expect(opacities[0]).toBeLessThan(1)
    expect(opacities).toEqual(opacities.toSorted((one, other) => one - other))
    expect(opacities.at(-1)).toBe(1)
  })

  inOneLanguage('with less motion a new page is at its top at once, and whole', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pagePath('sap', language))
    await recordFrames(page, look)
    await linkOfSap(page).click()
    const frames = await framesOf(page, titleOf('application-management-services'))
    expect(frames.map((frame) => ({ ...frame, target: undefined }))).toEqual([
      {
        title: titleOf('application-management-services'),
        scrolled: 0,
        target: undefined,
        hasFooter: false,
        hasWords: true,
        opacity: 1,
      },
    ])
  })
})
