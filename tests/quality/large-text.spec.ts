import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { expectNoTextCut } from '../support/clippedText.ts'
import { expectBarFits, expectNoSidewaysScroll } from '../support/pageChecks.ts'
import { templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { waitForTypeface } from '../support/typeface.ts'

/** By the text size of the browser's settings, in px (32 is WCAG's 200 %): both sides of where the layout changes. */
const widthsByTextSize = {
  24: [1440, 1051, 1024, 768, 390, 320],
  32: [1440, 1402, 1280, 768, 390, 320],
}

async function setTextSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
}

/** No link or button is higher than the bar that it stands in. */
async function expectBarHolds(page: Page, state: string) {
  const outside = () =>
    page.locator('header > div').evaluate((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return [...bar.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return box.top < top - 1 || box.bottom > bottom + 1
        })
        .map(({ textContent }) => textContent)
    })
  await expect.configure({ soft: true }).poll(outside, state).toEqual([])
}

inEachLanguage((language) => {
  test(`with large text in the browser, every template fits every window and cuts no text`, async ({
    page,
  }) => {
    for (const id of templateSamples) {
      await open(page, pagePath(id, language))
      await waitForTypeface(page)
      for (const [size, widths] of Object.entries(widthsByTextSize)) {
        await setTextSize(page, Number(size))
        for (const width of widths) {
          const state = `${pagePath(id, language)} at ${width} px, text of ${size} px`
          await page.setViewportSize({ width, height: 800 })
          await expectNoSidewaysScroll(page, state)
          await expectBarFits(page, state)
          await expectBarHolds(page, state)
          await expectNoTextCut(page, language, state)
        }
      }
    }
  })
})
