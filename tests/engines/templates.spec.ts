import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { texts } from '../support/texts.ts'
import { pageTexts } from '../support/pages.ts'
import { samplePages } from './support/samplePages.ts'
import { expect, inEachLanguage, test } from './support/test.ts'

inEachLanguage((language) => {
  const { dir, title, isTooWide } = {
    dir: () => getComputedStyle(document.body).direction,
    title: () => document.title,
    isTooWide: () => document.documentElement.scrollWidth > innerWidth,
  }

  test('a page of every template loads without an error and comes to life', async ({ arrive }) => {
    const visitor = await arrive({ reducedMotion: true })
    for (const id of samplePages) {
      const { heading, meta } = pageTexts(language, id)
      await visitor.open(pagePath(id, language))
      await visitor.expectHeading(heading)
      expect(await visitor.window.evaluate(title)).toBe(meta.title)
      expect(await visitor.window.evaluate(dir)).toBe(languages[language].direction)
      expect(await visitor.window.evaluate(isTooWide), id).toBe(false)
    }
  })

  test('an unknown address says so, and leads on', async ({ arrive }) => {
    const visitor = await arrive({ reducedMotion: true, provoked: /404/ })
    const { notFound } = texts(language, 'errors')
    const { pages } = texts(language, 'menu')
    await visitor.open(pagePath('home', language).replace(/\/?$/, '/zzz'))
    await visitor.expectHeading(notFound.heading)
    await visitor.click({ role: 'link', name: pages.industries, within: 'main' })
    await visitor.expectHeading(pageTexts(language, 'industries').heading)
  })
})
