import type { Page } from '@playwright/test'
import { topicParameter } from '#config/contactTopics.ts'
import { pagePath } from '#i18n/addresses.ts'
import { popularPages } from '#search/popularPages.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, holdFiles, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  const words = texts(language, 'search')
  const { pages: names } = texts(language, 'menu')
  const home = pagePath('home', language)

  const button = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: words.open, exact: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.label, exact: true })
  const field = (page: Page) => dialog(page).getByRole('combobox', { name: words.label, exact: true })
  const options = (page: Page) => dialog(page).getByRole('option')
  const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })
  const status = (page: Page) => dialog(page).getByRole('status')

  async function openSearch(page: Page, path = home) {
    await open(page, path)
    await button(page).click()
    await expect(field(page)).toBeFocused()
  }

  test('the search offers pages, finds sections, slips and translations, and helps where there is nothing', async ({
    page,
  }) => {
    await openSearch(page)
    await test.step('nothing typed: the pages that most visitors look for', async () => {
      await expect(options(page).locator('strong')).toHaveText(popularPages.map((id) => names[id]))
      await expectAccessible(page, 'the empty search')
    })
    await test.step('arrow keys go round the results', async () => {
      await expect(chosen(page)).toContainText(names[popularPages[0]])
      await page.keyboard.press('ArrowUp')
      await expect(chosen(page)).toContainText(names.contact)
      await page.keyboard.press('ArrowDown')
      await expect(chosen(page)).toContainText(names[popularPages[0]])
      await expect(field(page)).toBeFocused()
    })
    await test.step('results are sections of pages, with marked words, and say how many', async () => {
      await field(page).fill(names.commvault)
      await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.commvault)
      await expect(options(page).locator('mark').first()).toHaveText(names.commvault)
      await expect(status(page)).toContainText(String(await options(page).count()))
      await expectAccessible(page, 'results')
    })
    await test.step('a name with a slip is found, and the correction is shown', async () => {
      await field(page).fill('proxmux')
      await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.proxmox)
      await expect(dialog(page)).toContainText(fill(words.corrected, { words: names.proxmox }))
    })
    await test.step('a word of the other language finds its translation, and says so', async () => {
      const [typed, term] = language === 'ar' ? ['backup', 'النسخ الاحتياطي'] : ['النسخ الاحتياطي', 'backup']
      await field(page).fill(typed)
      await expect(dialog(page)).toContainText(fill(words.alsoFor, { term }))
      await expect(options(page).locator('mark').first()).toBeVisible()
    })
    await test.step('nothing found: an enquiry with the words as its subject', async () => {
      await field(page).fill('qqqzzz')
      await expect(status(page)).toHaveText(fill(words.nothing, { words: 'qqqzzz' }))
      await expect(options(page)).toHaveCount(0)
      await expectAccessible(page, 'nothing found')
      await dialog(page).getByRole('link', { name: words.ask, exact: true }).click()
      await expect(page).toHaveURL(/#enquiry$/)
      const { fields } = texts(language, 'enquiry')
      await expect(page.getByRole('textbox', { name: fields.subject })).toHaveValue('qqqzzz')
      expect(new URL(page.url()).searchParams.has(topicParameter)).toBe(false)
    })
  })

  test('Enter follows the chosen result to its section, in place, below the bar', async ({ page }) => {
    await openSearch(page)
    const { sections } = pageTexts(language, 'commvault') as unknown as {
      sections: Record<string, { heading: string }>
    }
    const heading = sections['scalableAppliance']?.heading ?? ''
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await field(page).fill(`${names.commvault} ${heading}`)
    const result = options(page).filter({ hasText: heading })
    await expect(result).toBeVisible()
    for (let press = 0; press < 20 && (await result.getAttribute('aria-selected')) !== 'true'; press++) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${pagePath('commvault', language)}#scalableAppliance`)
    await expect(dialog(page)).toBeHidden()
    const target = page.getByRole('heading', { name: heading, exact: true })
    await expect(target).toBeFocused()
    await expect(async () => {
      const bar = await page.getByRole('banner').boundingBox()
      const box = await target.boundingBox()
      expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
      expect(box?.y).toBeLessThan(400)
    }).toPass()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  inOneLanguage(
    'Enter that is pressed before the search is loaded leads there once it is',
    async ({ page }) => {
      const file = await holdFiles(page, /search-[^/]*\.json$/)
      await openSearch(page)
      await field(page).fill(names.sap)
      await page.keyboard.press('Enter')
      await expect(status(page)).toHaveText(words.loading)
      file.resolve(undefined)
      await expect(page).toHaveURL(pagePath('sap', language))
      await expect(dialog(page)).toBeHidden()
    },
  )

  inOneLanguage(
    'keys of every keyboard open the search, and Escape gives the focus back',
    async ({ page }) => {
      await open(page, home)
      const link = page.getByRole('banner').getByRole('link').first()
      for (const press of [
        { key: 'k', code: 'KeyK', ctrlKey: true },
        { key: 'k', code: 'KeyK', metaKey: true },
        // On an Arabic keyboard.
        { key: 'ن', code: 'KeyK', ctrlKey: true },
        { key: '/', code: 'Slash' },
        { key: 'ظ', code: 'Slash' },
      ]) {
        await link.focus()
        await link.dispatchEvent('keydown', { ...press, bubbles: true, cancelable: true })
        await expect(field(page), press.key).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await expect(link).toBeFocused()
      }
    },
  )

  inOneLanguage('/ in a field is a letter', async ({ page }) => {
    await open(page, pagePath('contact', language))
    const message = page.getByRole('main').getByRole('textbox').first()
    await message.click()
    await page.keyboard.press('/')
    await expect(message).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
  })

  inOneLanguage('on a phone bar and menu have the search, which fills the window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, home)
    const { openMenu } = texts(language, 'accessibility')
    await expect(button(page)).toBeVisible()
    await page.getByRole('button', { name: openMenu, exact: true }).click()
    const entry = page.locator('[popover]').getByRole('button').first()
    await expect(entry).toHaveText(words.open)
    await entry.click()
    await expect(field(page)).toBeFocused()
    await expect(page.locator(':popover-open')).toHaveCount(0)
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: openMenu, exact: true })).toBeFocused()
  })
})
