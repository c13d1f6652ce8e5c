import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { exchangeTexts, splitTexts } from '../support/pageTranslators.ts'
import { otherLanguage, pageTexts, templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open } from '../support/site.ts'
import { texts } from '../support/texts.ts'

const pageTranslators: Record<string, (page: Page) => Promise<unknown>> = {
  'Google’s translator': (page) => page.evaluate(exchangeTexts, 'font'),
  'Safari’s translator': (page) => page.evaluate(exchangeTexts, null),
  'an extension that marks words': (page) => page.evaluate(splitTexts),
}

const switchTo = (page: Page, language: LanguageCode) =>
  page.getByRole('banner').getByRole('link', { name: languages[language].label, exact: true })

/** Runs in the page: its words, without the captcha, which may come late. */
function words() {
  return [...document.querySelectorAll('header, main > *, footer')].map((part) => {
    const copy = part.cloneNode(true) as Element
    for (const unseen of copy.querySelectorAll('noscript')) unseen.remove()
    return copy.textContent.replaceAll(/captcha stub \w+/g, '').replaceAll(/\s+/g, ' ')
  })
}

/**
 * Runs in the page: whether React has hydrated all its words. A table of levels has a script of its own and comes after
 * the page, in pieces. React keeps the properties of an element at the element once it is hydrated.
 */
const allWordsAreHydrated = () =>
  [...document.querySelectorAll('main :is(h2, h3, p, li, th, td, button)')]
    .filter((element) => !element.closest('noscript'))
    .every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)

  for (const id of templateSamples) {
    inOneLanguage(`after a translator was on ${id}, a switch shows one language`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, pagePath(id, other))
      const expected = await page.evaluate(words)
      for (const [who, change] of Object.entries(pageTranslators)) {
        // What differs between translators are texts and their elements, which Home and Contact have of every kind.
        if (who !== 'Google’s translator' && id !== 'home' && id !== 'contact') continue
        await page.evaluate(() => localStorage.clear())
        await open(page, pagePath(id, language))
        await page.waitForFunction(allWordsAreHydrated)
        await change(page)
        // The switch has another name meanwhile.
        await page.locator('header a[hreflang]').click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect.soft.poll(() => page.evaluate(words), who).toEqual(expected)
      }
    })
  }

  inOneLanguage('on a translated page, Back shows the words of the earlier language', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await switchTo(page, other).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.evaluate(exchangeTexts, 'font')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pageTexts(language, 'industries').heading,
    )
    await expect(page.locator('font')).toHaveCount(0)
  })

  inOneLanguage('on a translated page, a switch keeps typed words, place and focus', async ({ page }) => {
    await open(page, pagePath('contact', language))
    await page.locator('[name="message"]').fill('Two of them, please.')
    await page.evaluate(exchangeTexts, 'font')
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await page.locator('header a[hreflang]').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    const { fields } = texts(other, 'enquiry')
    await expect(page.getByRole('textbox', { name: fields.message })).toHaveValue('Two of them, please.')
    await expect(switchTo(page, language)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2)
  })
})
