import type { Locator, Page } from '@playwright/test'
import { wordsIn } from '#translation/dev/page/words/wordsIn.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { waitForHydration } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { notes, placeOf } from './localePlaces.ts'
import { expect, inEachLanguage, rememberDocument, test } from './developmentSite.ts'
import { tool } from './inspectorTool.ts'

const namespace = 'pages/sap'
const key = 'heading'

/** What languages call themselves, which is in no locale file. */
const labels = languageCodes.map((code) => languages[code].label)

inEachLanguage((language, inOneLanguage) => {
  const words = wordsIn(language).inspector
  const path = pagePath('sap', language)

  test('the switch outlines every text and changes none, also after a reload', async ({ page }) => {
    await open(page, path)
    const before = await page.evaluate(readPage)
    const heading = page.getByRole('heading', { level: 1 })
    await page.keyboard.press('Alt+KeyK')
    await expect(heading).toHaveCSS('outline-style', 'dashed')
    await expect.poll(() => page.evaluate(textsWithoutOutline, labels)).toEqual([])
    expect(await page.evaluate(readPage)).toEqual(before)
    expect(await page.evaluate(namesWithoutOutline)).toEqual([])
    const expectSameDocument = await rememberDocument(page)
    await tool(page).getByRole('button', { name: words.turnOff }).click()
    await expect(heading).toHaveCSS('outline-style', 'none')
    expect(await page.evaluate(readPage)).toEqual(before)
    await turnOn(page, language)
    await expectSameDocument()
    const other = otherLanguage(language)
    await page.goto(pagePath('sap', other))
    await expect(heading).toHaveCSS('outline-style', 'dashed')
    await expect(tool(page).getByRole('button', { name: wordsIn(other).inspector.turnOff })).toBeVisible()
    await page.keyboard.press('Alt+KeyK')
    await expect(heading).toHaveCSS('outline-style', 'none')
  })

  inOneLanguage(
    'a card shows a text’s place, note, languages and freshness, and leads to its line',
    async ({ page, context, locales }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.route('/__open-in-editor*', (route) => route.fulfill())
      await open(page, path)
      await turnOn(page, language)
      const heading = page.getByRole('heading', { level: 1 })
      const card = cardOf(page, namespace, key)

      await test.step('pointing shows key, file and line, every language, and that it is fresh', async () => {
        await heading.hover()
        for (const code of languageCodes) {
          const version = versionOf(card, code)
          await expect(version.getByText(texts(code, namespace).heading, { exact: true })).toBeVisible()
          await expect(version.getByText(placeOf(code, namespace, key), { exact: true })).toBeVisible()
          await expect(version.getByText(words.states[code === 'en' ? 'source' : 'fresh'])).toBeVisible()
        }
      })

      await test.step('a note stands beside the text that it is about', async () => {
        const { home } = texts(language, 'menu').pages
        await page.getByRole('main').getByRole('link', { name: home, exact: true }).hover()
        const note = notes()['menu:pages.home'] ?? ''
        await expect(cardOf(page, 'menu', 'pages.home').getByText(note)).toBeVisible()
      })

      await test.step('keyboard and lists reach names for screen readers, title and description', async () => {
        const { home, mainMenu } = texts(language, 'accessibility')
        await page.getByRole('banner').getByRole('link', { name: home }).focus()
        await expect(cardOf(page, 'accessibility', 'home').getByText(home)).toBeVisible()
        await pickFromList(page, words.hidden, 'accessibility mainMenu')
        await expect(field(page)).toHaveText(mainMenu)
        const { meta } = texts(language, namespace)
        for (const name of ['title', 'description'] as const) {
          await pickFromList(page, words.head, `${namespace} meta.${name}`)
          await expect(field(page)).toHaveText(meta[name])
        }
        await page.keyboard.press('Escape')
      })

      await test.step('a text that is saved is still outlined', async () => {
        locales.set(`${language}/${namespace}.json`, key, 'Saved')
        await expect(heading).toHaveText('Saved')
        await expect(heading).toHaveCSS('outline-style', 'dashed')
        await heading.hover()
        await expect(card.getByText(placeOf(language, namespace, key), { exact: true })).toBeVisible()
        await expect(versionOf(card, language).getByText('Saved', { exact: true })).toBeVisible()
      })

      await test.step('a translation is stale once the English changed', async () => {
        locales.set(`en/${namespace}.json`, key, 'Other English')
        const arabic = versionOf(card, 'ar')
        await expect(arabic.getByText(words.states.stale)).toBeVisible()
        await expect(arabic.getByText(texts('en', namespace).heading)).toBeVisible()
        locales.restore()
        await expect(heading).toHaveText(texts(language, namespace).heading)
      })

      await test.step('the editor is opened at the text', async () => {
        await heading.click()
        const asked = page.waitForRequest('/__open-in-editor*')
        await writing(page).getByRole('button', { name: words.open }).click()
        const file = new URL((await asked).url()).searchParams.get('file')
        expect(file).toMatch(new RegExp(`^${placeOf(language, namespace, key)}:\\d+$`))
      })

      const { home } = texts(language, 'menu').pages
      const link = page.getByRole('main').getByRole('link', { name: home, exact: true })

      await test.step('the card of a link copies its place, and the page stays', async () => {
        await link.click()
        await writing(page).getByRole('button', { name: words.copy }).click()
        const place = placeOf(language, 'menu', 'pages.home')
        await expect(writing(page).getByRole('status')).toContainText(place)
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(place)
        await expect(page).toHaveURL(path)
      })

      await test.step('the clipboard may be refused: the place is there to be read', async () => {
        await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
        await writing(page).getByRole('button', { name: words.copy }).click()
        const place = placeOf(language, 'menu', 'pages.home')
        await expect(writing(page).getByRole('status')).toHaveText(`${words.notCopied} ${place}`)
        await page.keyboard.press('Escape')
      })

      await test.step('Shift and a click use the page', async () => {
        await link.click({ modifiers: ['Shift'] })
        await expect(page).toHaveURL(pagePath('home', language))
      })
    },
  )
})

inEachLanguage((language) => {
  test('a press on a cell of a table opens the cell, and not the name of its column', async ({ page }) => {
    const cell = texts(language, 'pages/bi').sections.questions.table.rows[0]?.[2] ?? ''
    await open(page, pagePath('bi', language))
    await turnOn(page, language)
    await page.getByRole('cell', { name: cell, exact: true }).click()
    await expect(field(page)).toHaveText(cell)
  })

  test('the card of a text that no locale file has says so', async ({ page }) => {
    await page.addInitScript((place) => {
      sessionStorage.setItem('inspector', 'on')
      sessionStorage.setItem('inspector-goal', place)
    }, `${language} menu lost`)
    await open(page, pagePath('home', language))
    const { name, refusals } = wordsIn(language).card
    const card = page.getByRole('dialog', { name: `${name} menu lost` })
    await expect(card.getByRole('alert')).toHaveText(refusals.gone)
  })
})

test('no text is left without its outline on any template', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('inspector', 'on'))
  await open(page, pagePath('home', 'ar'))
  await expect.poll(() => page.evaluate(textsWithoutOutline, labels)).toEqual([])
  for (const id of ['about', 'products', 'terms', 'compliance', 'industries', 'contact'] as const) {
    // With Shift a press is the page's own, and not the inspector's.
    const link = page.locator(`a[href="${pagePath(id, 'ar')}"]`).first()
    await link.dispatchEvent('click', { shiftKey: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('ar', `pages/${id}`).heading)
    await expect.poll(() => page.evaluate(textsWithoutOutline, labels), id).toEqual([])
  }
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
}

async function turnOn(page: Page, language: LanguageCode) {
  await tool(page)
    .getByRole('button', { name: wordsIn(language).inspector.turnOn })
    .click()
}

function cardOf(page: Page, name: string, textKey: string): Locator {
  return tool(page).getByRole('article', { name: `${name} ${textKey}`, exact: true })
}

/** The card in which a text is written. */
function writing(page: Page): Locator {
  return tool(page).getByRole('dialog')
}

function field(page: Page): Locator {
  return tool(page).getByRole('textbox')
}

function versionOf(card: Locator, code: LanguageCode): Locator {
  return card.getByRole('region', { name: languages[code].label })
}

async function pickFromList(page: Page, heading: string, name: string) {
  // The card of another text may stand over the list.
  await page.keyboard.press('Escape')
  const list = tool(page).getByRole('group').filter({ hasText: heading })
  const button = list.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) await list.getByText(heading).click()
  await button.click()
}

/** Runs in the page: what a visitor sees, hears and shares of it. */
function readPage() {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^(aria-.*|alt|title|content|placeholder|href|class)$/.test(name))
      .map((name) => `${element.tagName} ${name} ${element.getAttribute(name)}`),
  )
  return { title: document.title, text: document.body.textContent, attributes }
}

/**
 * Runs in the page: words that are shown and have no outline, but for values that come from the site's tables, and
 * for the announcement of a title, which is in the list of the head's texts.
 */
function textsWithoutOutline(ownNames: readonly string[]) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text
    const isValue = parent?.closest(
      'script, style, [aria-hidden], [role="status"], a:is([href^="mailto:"], [hreflang]), bdi[dir="ltr"]',
    )
    if (
      /\p{L}/u.test(data) &&
      !isValue &&
      !ownNames.includes(data) &&
      !parent?.closest('[data-inspected=text]')
    )
      found.push(data)
  }
  return found
}

function namesWithoutOutline() {
  const named = [...document.querySelectorAll('[aria-label], [alt]:not([alt=""])')]
  return named.filter((element) => !element.matches('[data-inspected]')).map(({ outerHTML }) => outerHTML)
}
