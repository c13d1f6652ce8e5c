import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  const { privacy, trademarks } = texts(language, 'footer')
  const { scrollToTop, showPages } = texts(language, 'accessibility')

  test('on a phone the footer is at most a screen and a fifth long; its last line leads to the privacy policy @beyond', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('sap', language))
    const footer = page.getByRole('contentinfo')
    const { height = 0 } = (await footer.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(844 * 1.2)
    await expect(footer.getByText(trademarks)).toBeVisible()
    await footer.getByRole('link', { name: privacy, exact: true }).click()
    const { heading } = texts(language, 'pages/terms').sections.personalData
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  })

  inOneLanguage(
    'on a phone the footer’s lists of pages unfold; wider windows show them @beyond',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, pagePath('terms', language))
      const footer = page.getByRole('contentinfo')
      const { pages: names } = texts(language, 'menu')
      const product = footer.getByRole('link', { name: names.sap, exact: true })
      const button = footer.getByRole('button', { name: fill(showPages, { page: names.products }) })
      await expect(product).toBeHidden()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(product).toBeVisible()
      await button.click()
      await expect(product).toBeHidden()
      await page.setViewportSize({ width: 768, height: 844 })
      await expect(product).toBeVisible()
      await expect(button).toBeHidden()
    },
  )

  inOneLanguage(
    'the button to the top lies over no line’s end, and a finger finds it @beyond',
    async ({ page }) => {
      await open(page, pagePath('terms', language))
      for (const width of [320, 390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
        const button = page.getByRole('button', { name: scrollToTop, exact: true })
        // As wide as the page's content.
        const lastRow = page.getByRole('contentinfo').getByText(trademarks).locator('..')
        await expect(button).toBeVisible()
        await expect(async () => {
          const [arrow, text] = await Promise.all([button.boundingBox(), lastRow.boundingBox()])
          if (!arrow || !text) throw new Error('not shown')
          const apart = arrow.x >= text.x + text.width || arrow.x + arrow.width <= text.x
          expect(apart, `${width} px`).toBe(true)
          expect(arrow.width, `${width} px`).toBeGreaterThanOrEqual(24)
          expect(arrow.x, `${width} px`).toBeGreaterThanOrEqual(0)
          expect(arrow.x + arrow.width, `${width} px`).toBeLessThanOrEqual(width)
        }).toPass()
      }
    },
  )
})
