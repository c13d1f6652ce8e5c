import type { ElementHandle, Locator, Page } from '@playwright/test'
import { siteConstants } from '#config/siteConstants.ts'
import { seenWay } from '#hooks/approach.ts'
import { pagePath } from '#i18n/addresses.ts'
import { recordedFrames, recordFrames } from '../support/frames.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

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
  /** The entry of the bar that is marked as the open page. */
  marked: string | undefined
  hasFooter: boolean
  hasWords: boolean
  /** Whether the page goes on to the window's lower edge. */
  isFull: boolean
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
  const marks = [...document.querySelectorAll('header nav [aria-current="page"]')]
  return {
    title: heading?.textContent,
    scrolled: scrollY / innerHeight,
    target: target?.getBoundingClientRect().top,
    marked: marks.find((element) => element.checkVisibility())?.textContent,
    hasFooter: [...document.querySelectorAll('footer')].some(isSeen),
    hasWords: words.some(isSeen),
    isFull: [...document.querySelectorAll('main section')].some(
      (section) => section.getBoundingClientRect().bottom >= innerHeight,
    ),
    opacity: content ? Number(getComputedStyle(content).opacity) : 0,
  }
}

interface Flight {
  scene: string | undefined
  /** The middle of the picture in the window, in px, where it begins to move and where it comes to rest. */
  from: { x: number; y: number }
  to: { x: number; y: number }
  /** Whether the words of its opening, or of its section, would show where it passes them. */
  isBehindWords: boolean
  /** How strong the picture is on the middle of its way. */
  strength: number
}

/** Presses a link, and reads how a picture moves into the next page; null if none does. */
async function flightAfter(page: Page, link: Locator, title: string): Promise<Flight | null> {
  const element = (await link.elementHandle()) as ElementHandle<HTMLElement> | null
  const flight = page.evaluateHandle((pressed) => {
    pressed?.click()
    return new Promise<Flight | null>((resolve) => {
      let left = 120
      const seek = () => {
        const picture = [...document.querySelectorAll<SVGElement>('main svg[data-scene]')].find(
          (svg) => svg.getAnimations().length > 0,
        )
        const [animation] = picture?.getAnimations() ?? []
        left -= 1
        if (!picture || !animation) return left > 0 ? requestAnimationFrame(seek) : resolve(null)
        const middle = () => {
          const { x, y, width, height } = picture.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }
        animation.pause()
        animation.currentTime = 0
        const from = middle()
        animation.currentTime = 80
        const strength = Number(getComputedStyle(picture).opacity)
        animation.finish()
        const to = middle()
        const heading = picture.closest('section')?.querySelector('h1, h2')
        heading?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x = 0, y = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {}
        const passed = { x: x + width / 2, y: y + height / 2 }
        const rest = middle()
        const halfway = { translate: `${passed.x - rest.x}px ${passed.y - rest.y}px` }
        picture.animate([halfway, halfway], 1000)
        const isBehindWords = document.elementFromPoint(passed.x, passed.y) === heading
        return resolve({ scene: picture.dataset['scene'], from, to, isBehindWords, strength })
      }
      seek()
    })
  }, element)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return (await flight).jsonValue()
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** After a click, what is below a page's opening comes frames later: only then is the page that high. */
async function scrollTo(page: Page, y: number) {
  await page.waitForFunction((top) => document.documentElement.scrollHeight - innerHeight >= top, y)
  // The site learns where the window is from the event, which comes with a frame.
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    y,
  )
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

/** The frames of a page until it has come to its top. On a busy machine it rests before it sets out. */
async function framesToTop(page: Page, title: string): Promise<Frame[]> {
  await expect.poll(() => scrolled(page)).toBe(0)
  return framesOf(page, title)
}

/** The page fills the window in every frame, and shows nothing but the last piece of the way to its top. */
function expectWayToTop(frames: Frame[]) {
  const places = frames.map(({ scrolled: place }) => place)
  expect(frames.filter(({ hasFooter, hasWords, isFull }) => hasFooter || !hasWords || !isFull)).toEqual([])
  expect(places[0]).toBeCloseTo(seenWay, 2)
  expect(places).toEqual(places.toSorted((one, other) => other - one))
}

inEachLanguage((language, inOneLanguage) => {
  const titleOf = (
    id:
      | 'application-management-services'
      | 'cloud-solutions'
      | 'fsas-portfolio'
      | 'home'
      | 'industries'
      | 'sap',
  ) => pageTexts(language, id).heading
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
        expectWayToTop(await framesToTop(page, titleOf('application-management-services')))
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
          expectWayToTop(await framesToTop(page, titleOf('sap')))
        },
      )

      test('the picture of a card, or of a tile, travels into the page or section that it leads to', async ({
        page,
      }) => {
        const home = pagePath('home', language)
        const { oil } = texts(language, 'menu').industries
        const main = page.getByRole('main')
        for (const [link, scene, title] of [
          [
            main.locator(`li a[href="${pagePath('cloud-solutions', language)}"]`),
            'cloud-solutions',
            titleOf('cloud-solutions'),
          ],
          [main.getByRole('link', { name: oil }), 'industries/oil', titleOf('industries')],
        ] as const) {
          await open(page, home)
          const picture = main.locator(`svg[data-scene="${scene}"]`)
          await picture.scrollIntoViewIfNeeded()
          await expect(picture.locator('use')).toHaveCount(1)
          const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
          const flight = await flightAfter(page, link, title)
          expect(flight?.scene).toBe(scene)
          expect(flight?.isBehindWords).toBe(true)
          expect(flight?.strength).toBeLessThan(0.5)
          expect(Math.abs((flight?.from.x ?? 0) - (x + width / 2))).toBeLessThan(2)
          // The window has gone a part of the rest of the way.
          const gone = (flight?.from.y ?? 0) - (y + height / 2)
          expect(gone).toBeGreaterThan(-2)
          expect(gone).toBeLessThan(viewport.height * seenWay + 2)
          expect(Math.hypot((flight?.to.x ?? 0) - x, (flight?.to.y ?? 0) - y)).toBeGreaterThan(50)
        }
      })

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
    const start = 60
    await scrollTo(page, start)
    await recordFrames(page, look)
    const { home } = texts(language, 'menu').pages
    await page.getByRole('banner').getByRole('link', { name: home, exact: true }).click()
    const frames = await framesToTop(page, titleOf('home'))
    // The bar's mark moves with the opening.
    expect(new Set(frames.map(({ marked }) => marked))).toEqual(new Set([home]))
    const places = frames.map(({ scrolled: place }) => place * 800)
    expect(places[0]).toBeCloseTo(start, 0)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
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

  inOneLanguage('a link to a section leaves the picture of the page’s opening alone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, pagePath('home', language))
    const { carousel } = texts(language, 'accessibility')
    await page.getByRole('button', { name: fill(carousel.show, { number: 2 }), exact: true }).click()
    const sign = page.getByRole('list', { name: carousel.places }).getByRole('link').nth(1)
    expect(await flightAfter(page, sign, titleOf('fsas-portfolio'))).toBeNull()
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
        isFull: true,
        opacity: 1,
      },
    ])
  })
})
