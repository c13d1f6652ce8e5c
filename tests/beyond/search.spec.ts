import type { Page } from '@playwright/test'
import { topicParameter } from '#config/contactTopics.ts'
import { pagePath } from '#i18n/addresses.ts'
import { popularPages } from '#search/popularPages.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { pageTexts } from '../support/pages.ts'
import { searchDialog } from '../support/searchDialog.ts'
import { expect, holdFiles, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  const words = texts(language, 'search')
  const { pages: names } = texts(language, 'menu')
  const home = pagePath('home', language)

  const { button, dialog, field, options, chosen, openSearch } = searchDialog(language)
  const status = (page: Page) => dialog(page).getByRole('status')

  test('the search offers pages, finds sections, misspellings and translations, and helps where there is nothing', async ({
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
    await test.step('a misspelt name is found, and the correction is shown', async () => {
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
      ]) {
        await link.focus()
        await link.dispatchEvent('keydown', { ...press, bubbles: true, cancelable: true })
        await expect(field(page), press.key).toBeFocused()
        await page.keyboard.press('Escape')
        // Not only closed: the browser tells the page of it a task later, and until then the search is open for the page.
        await expect(page.locator('dialog')).toHaveCount(0)
        await expect(link).toBeFocused()
      }
    },
  )

  inOneLanguage('a single character opens no search', async ({ page }) => {
    await open(page, home)
    const link = page.getByRole('banner').getByRole('link').first()
    // The second is what an Arabic keyboard has there.
    for (const key of ['/', 'ظ']) {
      await link.dispatchEvent('keydown', { key, code: 'Slash', bubbles: true, cancelable: true })
    }
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

  test('what is typed while the code comes is kept, and so is Enter', async ({ page }) => {
    const code = await holdFiles(page, /SearchFindings-/)
    await open(page, home)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(names.sap)
    await expect(field(page)).toHaveValue(names.sap)
    await expect(dialog(page).getByText(words.loading).first()).toBeVisible()
    await expect(status(page)).toHaveText(words.loading)
    await page.keyboard.press('Enter')
    code.resolve(undefined)
    await expect(page).toHaveURL(pagePath('sap', language))
    await expect(dialog(page)).toBeHidden()
  })

  inOneLanguage('Escape calls off a search that is on its way', async ({ page }) => {
    const code = await holdFiles(page, /SearchFindings-/)
    await open(page, home)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    const fetched = page.waitForResponse(/SearchFindings-/)
    code.resolve(undefined)
    await fetched
    await page.getByRole('banner').getByRole('link').first().focus()
    await expect(dialog(page)).toBeHidden()
  })

  for (const width of [390, 1280]) {
    inOneLanguage(`Back closes the search with its page, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await open(page, pagePath('about', language))
      await page.locator('main').getByRole('link').first().click()
      await page.waitForURL((url) => url.pathname !== pagePath('about', language))
      await button(page).click()
      await expect(field(page)).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(pagePath('about', language))
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }

  inOneLanguage(
    'a press beside the search closes it, one that selects its words does not',
    async ({ page }) => {
      await openSearch(page)
      await page.keyboard.type('sap')
      const box = await field(page).boundingBox()
      if (!box) throw new Error('The field is not shown')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(5, 5)
      await page.mouse.up()
      await expect(dialog(page)).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(dialog(page)).toBeHidden()
    },
  )

  inOneLanguage('the keys of an input method open no result and choose none', async ({ page }) => {
    await openSearch(page)
    await field(page).fill(names['cloud-solutions'])
    await expect(dialog(page).getByRole('option').first().locator('mark').first()).toBeVisible()
    const first = await chosen(page).getAttribute('id')
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) {
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
        await field(page).dispatchEvent('keydown', { key, ...composing, bubbles: true, cancelable: true })
      }
    }
    await expect(field(page)).toBeFocused()
    expect(await chosen(page).getAttribute('id')).toBe(first)
    await expect(page).toHaveURL(home)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).getAttribute('id')).not.toBe(first)
  })

  test('“Did you mean” puts the words into the field, which has the focus', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('prxmxy')
    const offer = dialog(page).getByRole('button', {
      name: fill(words.didYouMean, { words: names.proxmox }),
    })
    await offer.click()
    await expect(field(page)).toBeFocused()
    await expect(options(page).first()).toBeVisible()
    const before = await chosen(page).getAttribute('id')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).getAttribute('id')).not.toBe(before)
  })

  inOneLanguage(
    'the number of results is announced after a rest, and again for other words',
    async ({ page }) => {
      await openSearch(page)
      await status(page).evaluate((region) => {
        const announced: string[] = []
        new MutationObserver((records) => {
          if (records.some(({ addedNodes }) => addedNodes.length > 0)) announced.push(region.textContent)
        }).observe(region, { childList: true, characterData: true, subtree: true })
        Object.assign(window, { announced })
      })
      const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
      await page.keyboard.type('zzqqxxyyzz', { delay: 50 })
      await expect(status(page)).toHaveText(fill(words.nothing, { words: 'zzqqxxyyzz' }))
      expect(await announced()).toHaveLength(1)
      await field(page).fill('sap')
      await expect.poll(announced).toHaveLength(2)
      await field(page).fill('SAP ,')
      await expect.poll(announced).toHaveLength(3)
      const [, one, other] = await announced()
      expect(other).toBe(one)
    },
  )
})
