import { pagePath, unknownPath } from '#i18n/addresses.ts'
import { expectNoTextCut } from '../support/clippedText.ts'
import { inEachLanguage, open, test } from '../support/site.ts'
import { openUnknownAddress } from '../support/unknownAddress.ts'

const height = 800
const widths = [1280, 768, 390, 320]

/** Where every-page.spec.ts does not look. */
inEachLanguage((language) => {
  test(`${unknownPath(language)} cuts no text`, async ({ page }) => {
    await openUnknownAddress(page, unknownPath(language))
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await expectNoTextCut(page, language, `not found at ${width} px`)
    }
  })

  /** Longer than any word of today's texts; a translator may need one tomorrow. */
  test('a word that is wider than the window is broken', async ({ page }) => {
    await page.setViewportSize({ width: 320, height })
    for (const id of ['home', 'sap', 'industries', 'contact', 'about'] as const) {
      await open(page, pagePath(id, language))
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { currentNode: node } = walker
          if (!node.parentElement?.closest('main :is(h1, h2, h3, h4, p, li)')) continue
          node.textContent = node.textContent?.replace(/\p{L}{6,}/u, 'Telekommunikationsüberwachung') ?? ''
        }
      })
      await expectNoTextCut(page, language, `${pagePath(id, language)}: a long word`)
    }
  })
})
