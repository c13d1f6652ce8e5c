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

  test('nothing typed: the pages that most visitors look for', async ({ page }) => {
    await openSearch(page)
    await expect(options(page).locator('strong')).toHaveText(popularPages.map((id) => names[id]))
    await expectAccessible(page, 'the empty search')
  })

  test('results are sections of pages, with marked words, and say how many', async ({ page }) => {
    await openSearch(page)
    await field(page).fill(names.commvault)
    await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.commvault)
    await expect(options(page).locator('mark').first()).toHaveText(names.commvault)
    await expect(status(page)).toContainText(String(await options(page).count()))
    await expectAccessible(page, 'results')
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

  test('a name with a slip is found, and the correction is shown', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('proxmux')
    await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.proxmox)
    await expect(dialog(page)).toContainText(fill(words.corrected, { words: names.proxmox }))
  })

  test('a word of the other language finds its translation, and says so', async ({ page }) => {
    await openSearch(page)
    const [typed, term] = language === 'ar' ? ['backup', 'النسخ الاحتياطي'] : ['النسخ الاحتياطي', 'backup']
    await field(page).fill(typed)
    await expect(dialog(page)).toContainText(fill(words.alsoFor, { term }))
    await expect(options(page).locator('mark').first()).toBeVisible()
  })

  test('nothing found: the nearest spelling, and an enquiry with the words as its subject', async ({
    page,
  }) => {
    await openSearch(page)
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

  for (const [name, press] of [
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['⌘K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }],
    ['/', { key: '/', code: 'Slash' }],
    ['/ on an Arabic keyboard', { key: 'ظ', code: 'Slash' }],
  ] as const) {
    inOneLanguage(`${name} opens the search, and Escape gives the focus back`, async ({ page }) => {
      await open(page, home)
      const link = page.getByRole('banner').getByRole('link').first()
      await link.focus()
      await link.dispatchEvent('keydown', { ...press, bubbles: true, cancelable: true })
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(link).toBeFocused()
    })
  }

  inOneLanguage('/ in a field is a letter', async ({ page }) => {
    await open(page, pagePath('contact', language))
    const message = page.getByRole('main').getByRole('textbox').first()
    await message.click()
    await page.keyboard.press('/')
    await expect(message).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
  })

  inOneLanguage('arrow keys go round the results', async ({ page }) => {
    await openSearch(page)
    await expect(chosen(page)).toContainText(names[popularPages[0]])
    await page.keyboard.press('ArrowUp')
    await expect(chosen(page)).toContainText(names.contact)
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toContainText(names[popularPages[0]])
    await expect(field(page)).toBeFocused()
  })

  test('on a phone bar and menu have the search, which fills the window', async ({ page }) => {
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

  test.describe('where the file does not come', () => {
    test.use({ provoked: /search-\w+-[\w-]+\.json|Failed to load resource/ })
    inOneLanguage('the search says so and tries again', async ({ page }) => {
      await page.route(/search-[\w-]+\.json/, (route) => route.abort())
      await openSearch(page)
      await expect(status(page)).toHaveText(words.failed)
      await page.unroute(/search-[\w-]+\.json/)
      await dialog(page).getByRole('button', { name: words.retry, exact: true }).click()
      await field(page).fill('sap')
      await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.sap)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    inOneLanguage('there is no button', async ({ page }) => {
      await page.goto(home)
      await expect(button(page)).toBeHidden()
    })
  })

  inOneLanguage('on paper there is neither the button nor the dialog', async ({ page }) => {
    await openSearch(page)
    await page.emulateMedia({ media: 'print' })
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeHidden()
  })

  inOneLanguage('a page enlarged to 400 % keeps field and results in reach', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 })
    await open(page, home)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeInViewport()
    await expect(chosen(page)).toBeInViewport()
    await field(page).fill(names.sap)
    await expect(chosen(page).locator('mark').first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toBeInViewport()
    await expect(field(page)).toBeInViewport()
    await field(page).fill('qqqzzz')
    const ask = dialog(page).getByRole('link', { name: words.ask, exact: true })
    await ask.scrollIntoViewIfNeeded()
    await expect(ask).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  inOneLanguage('the search works where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await openSearch(page)
    await field(page).fill('sap')
    await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.sap)
  })
})
