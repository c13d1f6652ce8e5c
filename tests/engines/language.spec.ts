import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './support/test.ts'

inEachLanguage((language, once) => {
  const other = otherLanguage(language)
  const languageSwitch = { role: 'link', name: languages[other].label } as const

  test('the language changes in place, with what was typed', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('contact', language))
    await visitor.markDocument()
    const typed = 'Amal أمل'
    await visitor.fill(texts(language, 'enquiry').fields.name, typed)
    await visitor.click(languageSwitch)
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

  once('it changes where the page is being read', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('industries', language))
    const { sections } = texts(language, 'pages/industries')
    const oil = { role: 'heading', name: sections.oil.heading } as const
    await visitor.pointAt(oil)
    const { y = 0 } = (await visitor.see(oil)) ?? {}
    await visitor.click(languageSwitch)
    const heading = { role: 'heading', name: texts(other, 'pages/industries').sections.oil.heading } as const
    await visitor.expectSeen(heading)
    await expect.poll(async () => Math.abs(((await visitor.see(heading))?.y ?? 9999) - y)).toBeLessThan(100)
  })
})
