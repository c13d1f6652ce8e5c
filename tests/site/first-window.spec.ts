import type { Page } from '@playwright/test'
import { canonicalPageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

// The page as it stands in its file, which is what comes first.
test.use({ javaScriptEnabled: false })

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Where the first link to the form that is about this page, or a part of it, ends. */
const endOf = (page: Page, topic: string) =>
  page
    .getByRole('main')
    .locator(`a[href$="?about=${topic}#enquiry"]`)
    .first()
    .evaluate((link) => link.getBoundingClientRect().bottom)

inEachLanguage((language) => {
  test('holds the way to Contact, and on About the ways of partners and applicants, on every page', async ({
    page,
  }) => {
    const hidden: string[] = []
    for (const id of canonicalPageIds.filter((each) => each !== 'contact')) {
      await page.goto(pagePath(id, language))
      for (const size of windows) {
        await page.setViewportSize(size)
        const topics = id === 'about' ? [id, 'about/partner', 'about/careers'] : [id]
        for (const topic of topics) {
          const end = await endOf(page, topic)
          if (end > size.height) hidden.push(`${topic} at ${size.width} px: ends at ${end} px`)
        }
      }
    }
    expect(hidden).toEqual([])
  })

  test('the actions of partners and applicants say what they are', async ({ page }) => {
    await page.goto(pagePath('about', language))
    const { contact } = texts(language, 'pages/about')
    const opening = page.getByRole('main').locator('section').first()
    await expect(opening.getByRole('link')).toHaveText([
      contact.action,
      contact.partner.action,
      contact.careers.action,
    ])
  })
})
