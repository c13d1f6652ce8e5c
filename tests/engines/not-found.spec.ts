import { pagePath } from '#i18n/addresses.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'

inEachLanguage((language, inOneLanguage) => {
  inOneLanguage(
    'an unknown address says so, and leads on to the pages of the menu @beyond',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true, provoked: /404/ })
      const robots = () =>
        visitor.window.evaluate(() => document.querySelector('meta[name="robots"]') !== null)
      await visitor.open(pagePath('home', language).replace(/\/?$/, '/zzz'))
      await visitor.expectHeading(texts(language, 'errors').notFound.heading)
      expect(await robots()).toBe(true)
      await visitor.click({ role: 'link', name: texts(language, 'menu').pages.industries, within: 'main' })
      await visitor.expectHeading(pageTexts(language, 'industries').heading)
      expect(await robots()).toBe(false)
    },
  )
})
