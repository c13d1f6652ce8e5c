import { pagePath } from '#i18n/addresses.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './support/test.ts'

inEachLanguage((language, inOneLanguage) => {
  const { pages } = texts(language, 'menu')
  const entry = (id: 'home' | 'about' | 'industries') =>
    ({ role: 'link', name: pages[id], within: 'header' }) as const

  inOneLanguage(
    'back and forward show the earlier page from its top, and the bar marks it',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(pagePath('home', language))
      await visitor.markDocument()
      await visitor.scrollTo(900)
      await visitor.click(entry('industries'))
      for (const [id, before, go] of [
        ['industries', 'home', () => visitor.window.back()],
        ['home', 'industries', () => visitor.window.forward()],
        ['industries', 'home', () => visitor.click(entry('about'))],
        ['about', 'industries', () => Promise.resolve()],
      ] as const) {
        await visitor.expectHeading(pageTexts(language, id).heading)
        await visitor.expectSeen(entry(id), { current: 'page' })
        await visitor.expectSeen(entry(before), { current: null })
        await expect.poll(() => visitor.scrolled()).toBe(0)
        await visitor.scrollTo(900)
        await go()
      }
      expect(await visitor.isSameDocument()).toBe(true)
    },
  )

  test('a reload leaves the visitor where they were, time and again', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('sap', language))
    for (let time = 0; time < 3; time += 1) {
      await visitor.scrollTo(900)
      await visitor.reload()
      await expect.poll(() => visitor.scrolled()).toBeGreaterThan(850)
      expect(await visitor.scrolled()).toBeLessThan(950)
    }
  })

  inOneLanguage(
    'a page left for another document comes back hydrated, with the typed words',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      const { fields, submit } = texts(language, 'enquiry')
      await visitor.open(pagePath('contact', language))
      await visitor.fill(fields.name, 'Amal')
      await visitor.window.goto('about:blank')
      await visitor.window.back()
      await visitor.expectSeen({ role: 'field', name: fields.name }, { value: 'Amal' })
      // Browsers show typed text again by themselves: what the form misses tells whether it has that text, too.
      await visitor.click({ role: 'button', name: submit })
      await visitor.expectSeen({ role: 'field', name: fields.mobile }, { isInvalid: true })
      await visitor.expectSeen({ role: 'field', name: fields.name }, { value: 'Amal', isInvalid: false })
      await visitor.click(entry('about'))
      await visitor.expectHeading(pageTexts(language, 'about').heading)
    },
  )
})
