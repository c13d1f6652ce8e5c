import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './support/test.ts'
import type { Visitor } from './support/Visitor.ts'

/** Which section the upper edge of the window cuts, and how far down in it: 0.4 is after two fifths. */
const readingPlace = (visitor: Visitor) =>
  visitor.window.evaluate(() => {
    const boxes = [...document.querySelectorAll('main section')].map((section) =>
      section.getBoundingClientRect(),
    )
    const index = boxes.findLastIndex(({ top }) => top <= 0)
    const { top, height } = boxes[index] ?? { top: 0, height: 1 }
    return { index, share: Math.round((-top / height) * 50) / 50 }
  })

interface Place {
  index: number
  share: number
}

function scrollToPlace({ index, share }: Place) {
  const section = document.querySelectorAll('main section')[index]
  const { top = 0, height = 0 } = section?.getBoundingClientRect() ?? {}
  scrollBy({ top: top + height * share, behavior: 'instant' })
}

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)
  const switchTo = (code: typeof language) => ({ role: 'link', name: languages[code].label }) as const

  test('the language changes in place, with what was typed', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('contact', language))
    await visitor.markDocument()
    const typed = 'Amal أمل'
    await visitor.fill(texts(language, 'enquiry').fields.name, typed)
    await visitor.click(switchTo(other))
    await visitor.expectHeading(pageTexts(other, 'contact').heading)
    await visitor.expectSeen({ role: 'field', name: texts(other, 'enquiry').fields.name }, { value: typed })
    const page = await visitor.window.evaluate(() => ({
      lang: document.documentElement.lang,
      direction: getComputedStyle(document.querySelector('h1') ?? document.body).direction,
    }))
    expect(page).toEqual({ lang: other, direction: languages[other].direction })
    expect(await visitor.address()).toBe(pagePath('contact', other))
    expect(await visitor.isSameDocument()).toBe(true)
  })

  for (const [id, width] of [
    ['home', 1280],
    ['industries', 390],
  ] as const) {
    inOneLanguage(
      `the section of ${id} that is being read stays in place, ${width} px wide`,
      async ({ openVisitor }) => {
        const visitor = await openVisitor({ reducedMotion: true, width })
        await visitor.open(pagePath(id, language))
        await visitor.pointAt(switchTo(other))
        const place = { index: 3, share: 0.4 }
        // Again until the window rests there: on a busy machine, WebKit has put it elsewhere afterwards.
        await expect
          .poll(async () => {
            await visitor.window.evaluate(scrollToPlace, place)
            return readingPlace(visitor)
          })
          .toEqual(place)
        for (const code of [other, language]) {
          await visitor.click(switchTo(code))
          await visitor.expectHeading(pageTexts(code, id).heading)
          await expect.poll(() => readingPlace(visitor)).toEqual(place)
        }
      },
    )
  }
})
