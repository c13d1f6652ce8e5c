import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { pageTexts } from '../support/pages.ts'
import { grossDifferences, readBands } from './support/bands.ts'
import { samplePages } from './support/samplePages.ts'
import { expect, inEachLanguage, test, type OpenVisitor } from './support/test.ts'
import type { Visitor } from './support/Visitor.ts'

async function comparison(openVisitor: OpenVisitor, visitor: Visitor) {
  // As large as the other engine's window is without its margins.
  const width = await visitor.window.evaluate(() => innerWidth)
  const height = await visitor.window.evaluate(() => innerHeight)
  const reference = await openVisitor({ reducedMotion: true, engine: 'chromium', width, height })
  const painter = await openVisitor({ engine: 'chromium' })
  // No page of the site: its policy would refuse the pictures.
  await painter.window.goto('about:blank')
  return {
    open: (path: string) => reference.open(path),
    differences: async () => {
      const [seen, expected] = await Promise.all([
        readBands(visitor.window, painter.window),
        readBands(reference.window, painter.window),
      ])
      return grossDifferences(seen, expected)
    },
  }
}

inEachLanguage((language) => {
  const { dir, title, isTooWide } = {
    dir: () => getComputedStyle(document.body).direction,
    title: () => document.title,
    isTooWide: () => document.documentElement.scrollWidth > innerWidth,
  }

  // No band is missing, of another height or unstyled.
  test('a page of every template loads without an error, and looks as in Chromium', async ({
    openVisitor,
  }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    const compareWithChromium = await comparison(openVisitor, visitor)
    for (const id of samplePages) {
      const path = pagePath(id, language)
      const { heading, meta } = pageTexts(language, id)
      await Promise.all([visitor.open(path), compareWithChromium.open(path)])
      await visitor.expectHeading(heading)
      expect(await visitor.window.evaluate(title)).toBe(meta.title)
      expect(await visitor.window.evaluate(dir)).toBe(languages[language].direction)
      expect(await visitor.window.evaluate(isTooWide), id).toBe(false)
      expect.soft(await compareWithChromium.differences(), id).toEqual([])
    }
  })
})
