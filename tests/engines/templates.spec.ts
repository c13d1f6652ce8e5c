import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { pageTexts, templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage } from './support/test.ts'

inEachLanguage((language, inOneLanguage) => {
  // How it looks: tests/quality/every-page.spec.ts, in Chromium.
  inOneLanguage(
    'a page of every template starts without an error, and fits the window',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      for (const id of templateSamples) {
        await visitor.open(pagePath(id, language))
        await visitor.expectHeading(pageTexts(language, id).heading)
        const { dir, isTooWide } = await visitor.window.evaluate(() => ({
          dir: getComputedStyle(document.body).direction,
          isTooWide: document.documentElement.scrollWidth > innerWidth,
        }))
        expect(dir, id).toBe(languages[language].direction)
        expect(isTooWide, id).toBe(false)
      }
    },
  )
})
