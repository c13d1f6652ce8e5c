import { globSync } from 'node:fs'
import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, open } from '../support/site.ts'

inEachLanguage((language, inOneLanguage) => {
  inOneLanguage(
    'every script of the built site runs, also one that no page loads at first',
    async ({ page }) => {
      const scripts = globSync('assets/*.js', { cwd: 'dist' })
      expect(scripts.length).toBeGreaterThan(0)
      await open(page, pagePath('home', language))
      const failures = await page.evaluate(async (files) => {
        const runs = files.map((file) =>
          import(`/${file}`).then(
            () => [],
            (error: unknown) => `${file}: ${String(error)}`,
          ),
        )
        return (await Promise.all(runs)).flat()
      }, scripts)
      expect(failures).toEqual([])
    },
  )
})
