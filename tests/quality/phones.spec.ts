import type { Page } from '@playwright/test'
import { banners } from '#pages/home/banners.ts'
import { pagePath } from '#i18n/addresses.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoTextCut } from '../support/clippedText.ts'
import { expectBarFits, expectNoSidewaysScroll } from '../support/pageChecks.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { tornWords } from '../support/tornWords.ts'
import { waitForTypeface } from '../support/typeface.ts'

/** Of an iPhone, in px: on its side, and upright in a browser that has no bars of its own. */
const notches = {
  side: { width: 660, height: 375, insets: { top: 0, left: 59, right: 59, bottom: 21 } },
  upright: { width: 390, height: 844, insets: { top: 59, left: 0, right: 0, bottom: 34 } },
}

async function turn(page: Page, position: keyof typeof notches) {
  const { insets, ...size } = notches[position]
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  return {
    left: insets.left,
    top: insets.top,
    right: size.width - insets.right,
    bottom: size.height - insets.bottom,
  }
}

async function touch(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page: the least spacing that it has to bear (https://www.w3.org/TR/WCAG22/#text-spacing). */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

inEachLanguage((language, inOneLanguage) => {
  const names = texts(language, 'accessibility')
  const { pages } = texts(language, 'menu')

  test('in a wide system typeface, the bar fits and no word of the name is broken', async ({ page }) => {
    await open(page, pagePath('terms', language))
    await waitForTypeface(page)
    // A tenth wider than the site's typeface, as DejaVu Sans and Verdana are.
    await page.evaluate(() => (document.documentElement.style.letterSpacing = '0.08em'))
    const name = page.getByRole('banner').getByText(texts(language, 'brand').name)
    for (const width of [360, 390, siteConstants.mobileBreakpoint]) {
      await page.setViewportSize({ width, height: 700 })
      await expectBarFits(page, `${width} px`)
      expect(await name.evaluateAll(tornWords), `${width} px`).toEqual([])
    }
  })

  test('with a reader’s own text spacing, the bar fits and nothing is cut', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await page.evaluate(spaceText)
    for (const width of [320, 700, 701, 768, 1000, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectBarFits(page, `${width} px`)
      await expectNoSidewaysScroll(page, `${width} px`)
      await expectNoTextCut(page, language, `${width} px`)
    }
  })

  test('the ways to the company come with the page, clear of its end and of the button to the top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('sap', language))
    const bar = page.getByRole('navigation', { name: names.contactBar })
    await expect(bar).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 401, behavior: 'instant' }))
    await expect(bar.getByRole('link')).toHaveText([texts(language, 'menu').call, pages.contact])
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await expect(bar.getByRole('link').last()).toHaveAttribute('href', /\?about=sap#enquiry$/)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(async () => {
      const [top = 0, ...above] = await Promise.all(
        [
          bar,
          page.getByRole('button', { name: names.scrollToTop }),
          page.getByRole('link', { name: texts(language, 'footer').privacy }),
        ].map(async (part) => {
          const box = await part.boundingBox()
          return part === bar ? box?.y : (box?.y ?? 9999) + (box?.height ?? 0)
        }),
      )
      for (const end of above) expect(end).toBeLessThanOrEqual(top)
    }).toPass()
    await bar.getByRole('link').last().click()
    await expect(page).toHaveURL(/#enquiry$/)
    await expect(bar).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, pagePath('sap', language))
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(bar).toBeHidden()
  })

  test('the opening of a phone has the print for a committee beside its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('sap', language))
    const opening = page.locator('main section').first()
    const { action } = texts(language, 'pages/sap').contact
    const print = opening.getByRole('button', { name: texts(language, 'print').action, exact: true })
    await expect(print).toBeInViewport({ ratio: 1 })
    const [beside, box] = await Promise.all([
      opening.getByRole('link', { name: action }).boundingBox(),
      print.boundingBox(),
    ])
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.y).toBeCloseTo(beside?.y ?? Number.NaN, 0)
  })

  test('a sheet from below leads to each section of the page, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('sap', language))
    await page.evaluate(() => scrollTo({ top: 401, behavior: 'instant' }))
    const button = page.getByRole('button', { name: names.pageContents, exact: true })
    const sheet = page.getByRole('dialog', { name: names.pageContents, exact: true })
    await button.click()
    await expect(sheet).toBeVisible()
    const current = sheet.locator('[aria-current="location"]')
    await expect(sheet.getByRole('link').first()).toHaveAttribute('aria-current', 'location')
    await expect(current).toHaveCount(1)
    await expect(current).toBeFocused()
    const { servers, aroundTheServer, buyerQuestions } = texts(language, 'pages/sap').sections
    for (const { heading } of [servers, aroundTheServer, buyerQuestions])
      await expect(sheet.getByRole('link', { name: heading, exact: true })).toBeVisible()
    await expectAccessible(page, 'the sheet of contents')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: names.closePageContents, exact: true }).click(),
      () => page.mouse.click(195, 100),
    ]) {
      await close()
      await expect(sheet).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
    }
    await sheet.getByRole('link', { name: buyerQuestions.heading, exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/#buyerQuestions$/)
    const heading = page.getByRole('heading', { name: buyerQuestions.heading, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    // A section that begins just below the bar is the current one.
    await page.evaluate(() => {
      const { top = 0 } = document.querySelector('#aroundTheServer')?.getBoundingClientRect() ?? {}
      scrollBy({ top: top - 108, behavior: 'instant' })
    })
    await button.click()
    await expect(current).toHaveText(aroundTheServer.heading)
    await expect(current).toBeFocused()
  })

  test('the breadcrumb of a phone is one line: the way back to the parent', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('security-operations-center', language))
    const way = page.getByRole('navigation', { name: names.breadcrumb, exact: true })
    const back = way.getByRole('link')
    await expect(back).toHaveText(pages['security-services'])
    await expect(back).toHaveAttribute('href', pagePath('security-services', language))
    await expect(way.getByRole('listitem')).toHaveCount(1)
    expect((await way.boundingBox())?.height).toBeLessThan(40)
  })

  test('a row of tabs shows that of the current page, also where it scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await open(page, pagePath('iot', language))
    const tabs = page.getByRole('navigation', {
      name: fill(names.subNavigation, { page: pages['digital-transformation'] }),
    })
    await tabs.scrollIntoViewIfNeeded()
    await expect(tabs.getByRole('link', { name: pages.iot, exact: true })).toBeInViewport({ ratio: 0.98 })
  })

  test('nothing lies under the notch or the home bar of a phone, on its side and upright', async ({
    page,
  }) => {
    for (const position of ['side', 'upright'] as const) {
      const safe = await turn(page, position)
      await open(page, pagePath('industries', language))
      const parts = {
        logo: page.getByRole('banner').getByRole('link', { name: names.home }),
        menu: page.getByRole('button', { name: names.openMenu }),
        title: page.getByRole('heading', { level: 1 }),
      }
      const late = {
        ...parts,
        subMenu: page.getByRole('navigation', { name: names.jumpMenu }).getByRole('link').last(),
        arrow: page.getByRole('button', { name: names.scrollToTop }),
        terms: page.getByRole('link', { name: texts(language, 'footer').terms }),
        entry: page.getByRole('navigation', { name: names.mobileMenu }).getByRole('link').first(),
      }
      const expectSafe = async (part: keyof typeof late) => {
        const box = await late[part].boundingBox()
        if (!box) throw new Error(`${part} is not shown`)
        // To the pixel: the logo's line is a little higher than the bar, its letters are not.
        expect(Math.ceil(box.x), part).toBeGreaterThanOrEqual(safe.left)
        expect(Math.ceil(box.y), part).toBeGreaterThanOrEqual(safe.top)
        expect(Math.floor(box.x + box.width), part).toBeLessThanOrEqual(safe.right)
        expect(box.y + box.height, part).toBeLessThanOrEqual(safe.bottom)
      }
      await expect(async () => {
        for (const part of ['logo', 'menu', 'title'] as const) await expectSafe(part)
      }).toPass()
      await page.mouse.wheel(0, 100_000)
      await expect(late.arrow).toBeVisible()
      await expect(late.terms).toBeInViewport()
      await expect(async () => {
        for (const part of ['logo', 'menu', 'subMenu', 'arrow', 'terms'] as const) await expectSafe(part)
      }).toPass()
      // The bar's ground reaches the window's edge; only what is in it keeps clear.
      await expect.poll(() => page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
      await parts.menu.click()
      await expect(async () => {
        await expectSafe('entry')
        const menu = await page
          .getByRole('navigation', { name: names.mobileMenu })
          .locator('..')
          .boundingBox()
        expect((menu?.y ?? 0) + (menu?.height ?? 9999)).toBeLessThanOrEqual(safe.bottom)
      }).toPass()
    }
  })

  inOneLanguage(
    'a jump shows the heading of its section below the bar of a phone with a notch',
    async ({ page }) => {
      await turn(page, 'upright')
      await open(page, `${pagePath('industries', language)}#oil`)
      const heading = page.getByRole('heading', {
        name: texts(language, 'pages/industries').sections.oil.heading,
      })
      await expect(heading).toBeInViewport()
      const menu = page.getByRole('navigation', { name: names.jumpMenu })
      await expect
        .poll(async () => {
          const [above, below] = [await menu.boundingBox(), await heading.boundingBox()]
          return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
        })
        .toBeGreaterThanOrEqual(0)
    },
  )

  inOneLanguage(
    'what a finger presses ripples, or lights up in one colour on all pages',
    async ({ page }) => {
      for (const id of templateSamples) {
        await open(page, pagePath(id, language))
        const others = await page.evaluate(() => {
          const [ofPage, ...highlights] = [
            document.documentElement,
            ...document.querySelectorAll(':is(a, button, summary):not(.MuiButtonBase-root)'),
          ].map(
            (element) =>
              [
                getComputedStyle(element).getPropertyValue('-webkit-tap-highlight-color'),
                element.outerHTML,
              ] as const,
          )
          return highlights.filter(([highlight]) => highlight !== ofPage?.[0])
        })
        expect(others, id).toEqual([])
      }
    },
  )

  test.describe('a browser that closes no popover by itself, as on iPhones before 18.3', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    inOneLanguage('a press outside closes the menu, a press in it or a scroll does not', async ({ page }) => {
      await open(page, pagePath('about', language))
      await page
        .locator('[popover]')
        .evaluateAll((menus) => menus.map((menu) => menu.setAttribute('popover', 'manual')))
      const menu = page.getByRole('navigation', { name: names.mobileMenu })
      await page.getByRole('button', { name: names.openMenu }).tap()
      await menu.getByText(pages.products, { exact: true }).tap()
      await expect(menu.getByRole('link', { name: pages.sap, exact: true })).toBeVisible()
      await page.touchscreen.tap(200, 700)
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: names.openMenu }).tap()
      await expect(menu).toBeVisible()
      await page.getByRole('button', { name: names.closeMenu }).tap()
      await expect(menu).toBeHidden()
    })
  })

  test.describe('the banners', () => {
    test.use({ hasTouch: true })

    inOneLanguage('wait while a finger is on them', async ({ page }) => {
      await page.clock.install()
      await open(page, pagePath('home', language))
      const lift = await touch(page, 600, 300)
      await page.clock.pauseAt(Date.now() + 600_000)
      const all = page.locator('[aria-live] > *')
      await expect(all.and(page.locator(':not([inert])'))).toHaveCount(1)
      // A slow machine may have seen them turn before the finger came.
      const shown = await all.evaluateAll((each) => each.findIndex((one) => !one.hasAttribute('inert')))
      const banner = (index: number) => {
        const number = 1 + (index % banners.length)
        const name = fill(names.carousel.slide, { number, total: banners.length })
        return page.getByRole('group', { name, includeHidden: true })
      }
      await page.clock.runFor(siteConstants.carouselInterval * 3)
      await expect(banner(shown)).not.toHaveAttribute('inert')
      await lift()
      await page.clock.runFor(siteConstants.carouselInterval)
      await expect(banner(shown + 1)).not.toHaveAttribute('inert')
    })
  })

  inOneLanguage(
    'a browser without idle callbacks also fetches the pages of links in view',
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
      const fetched = page.waitForRequest(/\/assets\/about-/)
      await open(page, pagePath('home', language))
      expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false)
      await fetched
    },
  )
})
