import { expect, test } from 'vitest'
import { renderPage } from '#entry-server.tsx'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'

test.each(languageCodes)(
  '%s: a page has the styles of its direction alone, and each rule once',
  async (code) => {
    const { styles } = await renderPage(pagePath('compliance', code))
    const elements = [...styles.matchAll(/<style data-emotion="([\w-]+) [^"]*">/g)]
    const key = languages[code].direction === 'rtl' ? 'muirtl' : 'mui'
    expect(elements.map(([, name]) => name)).toEqual([key])
    for (const declaration of ['--mui-palette-primary-main:', '--bar-end:', 'scroll-padding-block-start:']) {
      // A colour has a value in each scheme.
      const times = declaration.startsWith('--mui') ? 2 : 1
      expect(styles.split(declaration), declaration).toHaveLength(times + 1)
    }
  },
)
