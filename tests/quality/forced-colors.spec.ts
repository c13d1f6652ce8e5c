import { pagePath } from '#i18n/addresses.ts'
import { withoutEdge } from '../support/edges.ts'
import { fillIn } from '../support/enquiryForm.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** The buttons of each template: every-page.spec.ts. */
inEachLanguage((language, inOneLanguage) => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

  inOneLanguage('the mobile menu’s buttons and the button to the top have edges', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, pagePath('sap', language))
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const { openMenu, scrollToTop } = texts(language, 'accessibility')
    await expect(page.getByRole('button', { name: scrollToTop })).toBeVisible()
    await page.getByRole('button', { name: openMenu }).click()
    expect(await withoutEdge(page)).toEqual([])
  })

  inOneLanguage('of the search’s results, the chosen one alone has an edge', async ({ page }) => {
    const { label } = texts(language, 'search')
    await open(page, pagePath('home', language))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: label, exact: true })
    await dialog.getByRole('combobox').fill(texts(language, 'menu').pages.sap)
    await expect(dialog.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline')
    for (const key of ['ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key)
      const edges = await dialog.getByRole('option').evaluateAll((all) => {
        const ground = getComputedStyle(document.body).backgroundColor
        return all.map((option) => {
          const { outlineStyle, outlineColor } = getComputedStyle(option)
          const hasEdge = outlineStyle !== 'none' && outlineColor !== ground
          return { hasEdge, isChosen: option.getAttribute('aria-selected') === 'true' }
        })
      })
      expect(edges.filter(({ hasEdge }) => hasEdge)).toEqual([{ hasEdge: true, isChosen: true }])
    }
    expect(await withoutEdge(page)).toEqual([])
  })

  inOneLanguage('a press lays nothing over the words of a button', async ({ page }) => {
    await open(page, pagePath('home', language))
    const button = page.getByRole('main').locator('a.MuiButton-contained[href*="?about=home"]').first()
    await button.hover()
    const before = await button.screenshot()
    await page.mouse.down()
    await expect(button.locator('.MuiTouchRipple-ripple')).toBeAttached()
    expect(before.equals(await button.screenshot())).toBe(true)
  })

  inOneLanguage('the answer to an enquiry has an edge', async ({ page }) => {
    await page.route('**/send_mail.php', (route) => route.fulfill({ status: 200, json: { success: true } }))
    await open(page, pagePath('contact', language))
    await fillIn(page)
    await page.getByRole('button', { name: `captcha stub ${language}`, exact: true }).click()
    await page.getByRole('button', { name: texts(language, 'enquiry').submit }).click()
    const answer = page.getByRole('region', { name: texts(language, 'enquiry').alert.success })
    // Of a transparent border, contrast themes show the line.
    await expect(answer).toHaveCSS('border-top-style', 'solid')
  })

  inOneLanguage('buttons have an edge, and the current banner and page are told apart', async ({ page }) => {
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
      .locator('> ul > li > :is(a, button):not(.MuiButton-contained)')
    const lines = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        isCurrent: entry.matches('[aria-current], .Mui-selected'),
        color: getComputedStyle(entry).borderBlockEndColor,
      })),
    )
    const [current] = lines.filter(({ isCurrent }) => isCurrent)
    const others = new Set(lines.filter(({ isCurrent }) => !isCurrent).map(({ color }) => color))
    expect(others.size).toBe(1)
    expect([...others]).not.toContain(current?.color)
  })
})
