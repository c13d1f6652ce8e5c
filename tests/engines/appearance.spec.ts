import { pagePath } from '#i18n/addresses.ts'
import { grossDifferences, readBands } from './support/bands.ts'
import { samplePages } from './support/samplePages.ts'
import { expect, inEachLanguage, test } from './support/test.ts'

inEachLanguage((language) => {
  test('pages look as they do in Chromium: no band is missing, of another height or unstyled', async ({
    arrive,
    engine,
  }) => {
    test.skip(engine === 'chromium', 'The other engines are compared with this one.')
    const visitor = await arrive({ reducedMotion: true })
    // As large as the other engine's window is without its margins.
    const width = await visitor.window.evaluate(() => innerWidth)
    const height = await visitor.window.evaluate(() => innerHeight)
    const reference = await arrive({ reducedMotion: true, engine: 'chromium', width, height })
    const painter = await arrive({ engine: 'chromium' })
    for (const id of samplePages) {
      for (const window of [visitor, reference]) await window.open(pagePath(id, language))
      const [seen, expected] = await Promise.all([
        readBands(visitor.window, painter.window),
        readBands(reference.window, painter.window),
      ])
      expect.soft(grossDifferences(seen, expected), id).toEqual([])
    }
  })
})
