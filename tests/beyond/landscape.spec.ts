import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { banners } from '#pages/home/banners.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

inEachLanguage((language, inOneLanguage) => {
  const names = texts(language, 'accessibility').carousel
  const isRtl = languages[language].direction === 'rtl'
  const path = pagePath('home', language)

  const carousel = (page: Page) => page.getByRole('region', { name: names.label })
  const show = (page: Page, number: number) =>
    carousel(page)
      .getByRole('button', { name: fill(names.show, { number }), exact: true })
      .click()

  /** The places whose lights are in the carousel's window, by the middle of the lights, and those whose lights are on. */
  const seen = (page: Page) =>
    carousel(page).evaluate((region) => {
      const frame = region.getBoundingClientRect()
      const lights = [...region.querySelectorAll('use[href$="-lights"]')].map((use) => {
        const { left, right, top, bottom } = use.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return {
          place: use.getAttribute('href')?.replace(/.*#(.*)-lights/, '$1') ?? '',
          isInside: x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
          isOn: getComputedStyle(use).opacity === '1',
        }
      })
      return {
        inView: lights.filter(({ isInside }) => isInside).map(({ place }) => place),
        lit: [...new Set(lights.filter(({ isOn }) => isOn).map(({ place }) => place))],
      }
    })

  for (const [size, declare] of [
    [laptop, test],
    [phone, inOneLanguage],
  ] as const) {
    declare(
      `one headline leads; each banner has its place in one landscape, at ${size.width} px`,
      async ({ page }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, path)
        await expectOneHeadline(page, size.width)
        // It goes along with a finger.
        const third = fill(names.slide, { number: 3, total: banners.length })
        await page
          .getByRole('group', { name: third, includeHidden: true })
          .evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', block: 'nearest' }))
        await expect.poll(() => seen(page)).toEqual({ inView: [banners[2].target], lit: [banners[2].target] })
        for (const [index, { target }] of banners.entries()) {
          await show(page, index + 1)
          await expect.poll(() => seen(page)).toEqual({ inView: [target], lit: [target] })
        }
        // With less motion it is there at once, and so are the words.
        const running = await carousel(page).evaluate((region, label) => {
          ;[...region.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === label)?.click()
          return region.getAnimations({ subtree: true }).length
        }, names.next)
        expect(running).toBe(0)
        await expect.poll(async () => (await seen(page)).inView).toEqual([banners[0].target])
      },
    )
  }

  /** One headline and one filled button are in the first window. */
  async function expectOneHeadline(page: Page, width: number) {
    const { heading, banners: words } = texts(language, 'pages/home')
    const filled = page.getByRole('main').locator('.MuiButton-contained')
    const inWindow = await filled.evaluateAll((all) =>
      all
        .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.top < innerHeight && box.left < innerWidth && box.right > 0)
        .map(({ text }) => text),
    )
    expect(inWindow).toEqual([words[banners[0].id].button])
    const size = (text: string) =>
      page
        .getByRole('main')
        .getByText(text, { exact: true })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const headline = await size(words[banners[0].id].bigCaption)
    expect(headline).toBeGreaterThanOrEqual(width === 1440 ? 60 : 36)
    expect(await size(heading)).toBeLessThan(0.75 * headline)
  }

  test('signs name the places and lead to the sections about them; the focus travels to a place', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const { places } = texts(language, 'pages/home')
    const signs = carousel(page).getByRole('list', { name: names.places, exact: true }).getByRole('link')
    await expect(signs).toHaveCount(banners.length)
    for (const [index, { id, target, sign: leadsTo }] of banners.entries()) {
      const sign = signs.nth(index)
      await expect(sign).toHaveAccessibleName(`${places[id].name} ${places[id].sign}`)
      await expect(sign).toHaveAttribute('href', `${pagePath(leadsTo.page, language)}#${leadsTo.section}`)
      await sign.focus()
      await expect.poll(async () => (await seen(page)).lit).toEqual([target])
      expect((await sign.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press(isRtl ? 'ArrowRight' : 'ArrowLeft')
    await expect(signs.nth(banners.length - 2)).toBeFocused()
  })

  for (const size of [laptop, phone]) {
    inOneLanguage(
      `an island leads to its page, which begins with it, at ${size.width} px`,
      async ({ page }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, path)
        const { target } = banners[1]
        await show(page, 2)
        const box = await carousel(page)
          .locator(`use[href$="#${target}"]`)
          .evaluateAll((all) =>
            all
              .map((use) => use.getBoundingClientRect())
              .filter(({ left, right }) => left > -right && left < innerWidth)
              .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height * 0.6 })),
          )
        const [middle] = box
        await page.mouse.click(middle?.x ?? 0, middle?.y ?? 0)
        await expect(page).toHaveURL(pagePath(target, language))
        await expect(page.locator(`main > :first-child use[href$="#${target}"]`)).toBeInViewport()
      },
    )
  }

  test('next goes on in the reading direction and previous back, at both ends, too', async ({ page }) => {
    await open(page, path)
    for (const [name, sign] of [
      [names.next, isRtl ? 1 : -1],
      [names.previous, isRtl ? -1 : 1],
    ] as const) {
      for (const _ of banners) {
        const { moved, height } = await press(page, name)
        // The landscape moves against the visitor, by more than half of the window; forward means up its axis.
        expect(moved.x * sign).toBeGreaterThan(500)
        expect(Math.abs(moved.y)).toBeGreaterThan(height / 2)
        expect(Math.sign(moved.y)).toBe(name === names.next ? 1 : -1)
      }
    }
  })

  /** Presses a button of the carousel and reads the landscape's first and last frame. */
  const press = (page: Page, name: string) =>
    carousel(page).evaluate((region, label) => {
      const view = region.querySelector('use[href$="-lights"]')?.closest('svg')
      const button = [...region.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === label)
      if (!view || !button) throw new Error(`There is no landscape or no button “${label}”`)
      button.focus()
      button.click()
      const animations = view.getAnimations()
      const place = () => view.getBoundingClientRect()
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = 0
      }
      const start = place()
      for (const animation of animations) animation.finish()
      const end = place()
      return {
        moved: { x: end.x - start.x, y: end.y - start.y },
        height: region.clientHeight,
      }
    }, name)
})
