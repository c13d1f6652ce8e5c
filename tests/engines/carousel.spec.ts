import { siteConstants } from '#config/siteConstants.ts'
import { banners } from '#pages/home/banners.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { fill, texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './support/test.ts'
import type { Visitor } from './support/Visitor.ts'

/** The number of the banner on stage: the one that is neither inert nor out of the window; 0 on the way. */
function bannerOnStage(visitor: Visitor, language: LanguageCode): Promise<number> {
  const { slide } = texts(language, 'accessibility').carousel
  const labels = banners.map((_, index) => fill(slide, { number: index + 1, total: banners.length }))
  return visitor.window.evaluate((names) => {
    const onStage = [...document.querySelectorAll<HTMLElement>('[role="group"]')].find(
      (group) =>
        !group.closest('[inert]') &&
        names.includes(group.ariaLabel ?? '') &&
        Math.abs(group.getBoundingClientRect().left) < 2,
    )
    return names.indexOf(onStage?.ariaLabel ?? '') + 1
  }, labels)
}

inEachLanguage((language, inOneLanguage) => {
  const names = texts(language, 'accessibility').carousel
  const isRtl = languages[language].direction === 'rtl'
  const [forward, backward] = isRtl
    ? (['ArrowLeft', 'ArrowRight'] as const)
    : (['ArrowRight', 'ArrowLeft'] as const)
  const path = pagePath('home', language)

  const expectBanner = (visitor: Visitor, number: number) =>
    expect.poll(() => bannerOnStage(visitor, language)).toBe(number)

  inOneLanguage(
    'the carousel turns by itself, but not where less motion is asked for',
    async ({ openVisitor, engine }) => {
      test.skip(engine === 'chromium', 'tests/site/carousel.spec.ts asks it there, by a clock that it sets')
      const still = await openVisitor({ reducedMotion: true })
      await still.open(path)
      await still.expectSeen({ role: 'button', name: names.play })
      const moved = await openVisitor()
      await moved.open(path)
      // It waits under the pointer, which may rest in the window's corner.
      await moved.window.moveTo(640, 790)
      expect(await bannerOnStage(moved, language)).toBe(1)
      await expect
        .poll(() => bannerOnStage(moved, language), {
          timeout: 3 * siteConstants.carouselInterval,
          intervals: [100],
        })
        .toBe(2)
      await expectBanner(still, 1)
    },
  )

  inOneLanguage(
    'the carousel shows a whole banner where the window changes while it turns @beyond',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ width: 1200 })
      await visitor.open(path)
      await visitor.click({ role: 'button', name: names.pause })
      // In ms after it began to turn: as it begins, on its way, and at rest.
      for (const [turns, rest] of [0, 90, 600].entries()) {
        const shown = ((turns + 1) % banners.length) + 1
        await visitor.click({ role: 'button', name: names.next })
        await new Promise((resolve) => setTimeout(resolve, rest))
        for (const width of [1000, 1200]) {
          await visitor.window.resize(width, 800)
          await expectBanner(visitor, shown)
        }
        // Nothing moves it later.
        await new Promise((resolve) => setTimeout(resolve, 600))
        expect(await bannerOnStage(visitor, language)).toBe(shown)
      }
    },
  )

  inOneLanguage(
    'after a reload the banner on stage is the one that the dots name @beyond',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(path)
      await visitor.click({ role: 'button', name: names.next })
      await expectBanner(visitor, 2)
      await visitor.reload()
      const dot = () =>
        visitor.window.evaluate(() =>
          [...document.querySelectorAll('[aria-roledescription] [role="group"] button')].findIndex(
            (button) => button.ariaDisabled === 'true',
          ),
        )
      await expectBanner(visitor, 1 + (await dot()))
    },
  )

  test('the carousel follows keys and buttons, around both ends', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(path)
    await visitor.click({ role: 'button', name: names.next })
    await expectBanner(visitor, 2)
    await visitor.click({ role: 'button', name: fill(names.show, { number: 1 }) })
    await expectBanner(visitor, 1)
    for (const [key, shown] of [
      [forward, 2],
      [backward, 1],
      [backward, banners.length],
      [forward, 1],
    ] as const) {
      await visitor.window.press(key)
      await expectBanner(visitor, shown)
    }
  })

  test('the buttons go on from the banner that a visitor scrolled to', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(path)
    // By a script: the wheel of WebKitWebDriver scrolls by other lengths than it is told, and comes to rest between
    // two banners. A finger swipes in tests/site/carousel.spec.ts.
    await visitor.window.evaluate(
      (label) =>
        document
          .querySelector(`[role="group"][aria-label="${label}"]`)
          ?.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
      fill(names.slide, { number: 2, total: banners.length }),
    )
    await expectBanner(visitor, 2)
    await visitor.click({ role: 'button', name: names.next })
    await expectBanner(visitor, 3)
  })
})
