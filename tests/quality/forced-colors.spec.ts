import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

inEachLanguage((language, once) => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

  once('buttons have an edge, and the current banner and page are told apart', async ({ page }) => {
    for (const id of ['contact', 'home'] as const) {
      await open(page, pagePath(id, language))
      const edges = await page
        .locator('main button:visible')
        .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopWidth))
      expect(edges.length).toBeGreaterThan(0)
      for (const width of edges) expect(parseFloat(width), id).toBeGreaterThanOrEqual(1)
    }

    const dots = page.getByRole('group', { name: texts(language, 'accessibility').carousel.choose })
    const colors = await dots
      .getByRole('button')
      .evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').backgroundColor))
    const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(new Set(colors).size).toBe(2)
    expect(colors).not.toContain(canvas)

    await open(page, pagePath('about', language))
    const entries = page
      .getByRole('navigation', { name: texts(language, 'accessibility').mainMenu })
      .locator('> ul > li > :is(a, button)')
    const lines = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        isCurrent: entry.matches('[aria-current], [data-current]'),
        color: getComputedStyle(entry).borderBlockEndColor,
      })),
    )
    const [current] = lines.filter(({ isCurrent }) => isCurrent)
    const others = new Set(lines.filter(({ isCurrent }) => !isCurrent).map(({ color }) => color))
    expect(others.size).toBe(1)
    expect([...others]).not.toContain(current?.color)
  })
})
