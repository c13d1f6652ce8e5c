import { pagePath } from '#i18n/addresses.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './support/test.ts'

inEachLanguage((language) => {
  const { pages } = texts(language, 'menu')
  const names = texts(language, 'accessibility')
  const entry = (id: 'about' | 'industries') => ({ role: 'link', name: pages[id], within: 'header' }) as const

  test('back and forward show the page that was left, from its top', async ({ arrive }) => {
    const visitor = await arrive({ reducedMotion: true })
    await visitor.open(pagePath('home', language))
    await visitor.markDocument()
    await visitor.scrollTo(900)
    await visitor.click(entry('industries'))
    for (const [id, go] of [
      ['industries', () => visitor.window.back()],
      ['home', () => visitor.window.forward()],
      ['industries', () => Promise.resolve()],
    ] as const) {
      await visitor.expectHeading(pageTexts(language, id).heading)
      await expect.poll(() => visitor.scrolled()).toBe(0)
      await visitor.scrollTo(900)
      await go()
    }
    expect(await visitor.isSameDocument()).toBe(true)
  })

  test('a page that was left for another document comes back alive, with what was typed', async ({
    arrive,
  }) => {
    const visitor = await arrive({ reducedMotion: true })
    const { fields } = texts(language, 'enquiry')
    await visitor.open(pagePath('contact', language))
    await visitor.fill(fields.name, 'Amal')
    await visitor.window.goto('about:blank')
    await visitor.window.back()
    await visitor.expectSeen({ role: 'field', name: fields.name }, { value: 'Amal' })
    await visitor.click(entry('about'))
    await visitor.expectHeading(pageTexts(language, 'about').heading)
  })

  test('the up-arrow comes late, leads to the top, and goes', async ({ arrive }) => {
    const visitor = await arrive()
    const arrow = { role: 'button', name: names.scrollToTop } as const
    await visitor.open(pagePath('about', language))
    await visitor.scrollTo(99)
    await visitor.expectGone(arrow)
    await visitor.scrollTo(900)
    await visitor.click(arrow)
    await expect.poll(() => visitor.scrolled()).toBe(0)
    await visitor.expectGone(arrow)
  })
})
