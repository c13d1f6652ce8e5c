import type { Locator, Page } from '@playwright/test'
import { describe } from '#translation/check/report/describe.ts'
import { wordsIn } from '#translation/dev/page/words/wordsIn.ts'
import { pagePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { allTexts } from '../support/rawPages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'
import { cardOf, fieldOf, openInspected, tool } from './inspectorTool.ts'

/** The tests' own scripts are not let into the frames of the mails; while a tag is moved, a link may be in a link. */
test.use({
  provoked:
    /Blocked script execution in 'about:srcdoc'|The document is sandboxed|cannot be a descendant|contain a nested/,
})

const namespace = 'pages/sap'
const more: Record<string, string> = { en: ' anew', ar: ' من جديد' }

inEachLanguage((language, inOneLanguage) => {
  const file = `${language}/${namespace}.json`
  const words = wordsIn(language).card
  const added = more[language] ?? ''
  const { heading } = texts(language, namespace)

  test('a press opens a text; what is written shows in the page and changes one line', async ({
    page,
    locales,
  }) => {
    const before = locales.read(file)
    locales.willChange(file)
    await openInspected(page, pagePath('sap', language))
    const title = page.getByRole('heading', { level: 1 })
    await title.click()
    const card = cardOf(page)
    const field = tool(page).getByRole('textbox', { name: languages[language].label })
    await expect(field).toBeFocused()
    await expect(field).toHaveText(heading)
    await expect(field).toHaveCSS('direction', languages[language].direction)
    await expect(card).toHaveCSS('direction', languages[language].direction)
    const other = language === 'en' ? 'ar' : 'en'
    await expect(card.getByText(texts(other, namespace).heading)).toHaveCSS(
      'direction',
      languages[other].direction,
    )
    await typeAtEnd(page, added)
    await expect(title).toHaveText(heading + added)
    expect(locales.read(file)).toBe(before)
    await page.keyboard.press('Control+Enter')
    await expect(card.getByText(words.saved)).toBeVisible()
    expect(locales.read(file)).toBe(before.replace(JSON.stringify(heading), JSON.stringify(heading + added)))
    await expect(title).toHaveText(heading + added)

    await test.step('undo goes back through what was saved', async () => {
      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
      await tool(page)
        .getByRole('button', { name: `${words.undo} (1)` })
        .click()
      await expect(tool(page).getByText(words.undone)).toBeVisible()
      expect(locales.read(file)).toBe(before)
      await expect(title).toHaveText(heading)
    })
  })

  inOneLanguage(
    'a text shows in each of its places as it is written, and Escape takes it back',
    async ({ page }) => {
      const { home } = texts(language, 'menu').pages
      await openInspected(page, pagePath('sap', language))
      const places = [page.getByRole('banner').getByRole('navigation'), page.getByRole('main')].map((area) =>
        area.getByRole('link', { name: new RegExp(`^${home}`) }),
      )
      await places[1]?.click()
      await typeAtEnd(page, added)
      for (const place of places) await expect(place).toHaveText(home + added)
      await page.keyboard.press('Escape')
      for (const place of places) await expect(place).toHaveText(home)

      await test.step('what was taken back can be brought back', async () => {
        await places[1]?.click()
        await cardOf(page).getByRole('button', { name: words.bringBack }).click()
        for (const place of places) await expect(place).toHaveText(home + added)
        await page.reload()
        for (const place of places) await expect(place).toHaveText(home + added)
      })
    },
  )

  inOneLanguage('a text of an open menu stays in sight while it is written', async ({ page }) => {
    const { products, commvault } = texts(language, 'menu').pages
    await openInspected(page, pagePath('sap', language))
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: products }).click({ modifiers: ['Shift'] })
    const item = banner.getByRole('link', { name: new RegExp(`^${commvault}`) })
    await item.click()
    await fieldOf(page).click()
    await typeAtEnd(page, added)
    await expect(item).toBeVisible()
    await expect(item).toContainText(added)
    await page.keyboard.press('Escape')
    await page.getByRole('main').click({ modifiers: ['Shift'], position: { x: 5, y: 5 } })
    await expect(item).toBeHidden()
  })

  inOneLanguage(
    'the card stands beside a text in the middle of the window, and covers none of it',
    async ({ page }) => {
      await openInspected(page, pagePath('iot', language))
      const [first = ''] = texts(language, 'pages/iot').sections.question.paragraphs
      const text = page.getByRole('main').getByText(first)
      await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await text.click()
      await expect(fieldOf(page)).toBeFocused()
      await expect.poll(() => overlap(text, cardOf(page))).toBe(0)
    },
  )

  inOneLanguage('a chip is moved as a whole, by dragging and by keys', async ({ page }) => {
    const { text, field, chips } = await openTextWithTwoTags(page, language)
    const [first = '', second = ''] = [...text.matchAll(/<[^>]+>/g)].map(([tag]) => tag)
    const without = (tag: string) => text.replace(tag, '')
    await expect(chips.first()).toHaveText(first)

    await test.step('the mouse drags it before another chip', async () => {
      const { width = 0 } = (await chips.nth(1).boundingBox()) ?? {}
      const x = languages[language].direction === 'ltr' ? 2 : width - 2
      await chips.first().dragTo(chips.nth(1), { targetPosition: { x, y: 8 } })
      await expect(field).toHaveText(without(first).replace(second, first + second))
      await expect(chips.nth(0)).toHaveText(first)
      await expect(chips.nth(1)).toHaveText(second)
      await page.keyboard.press('Control+z')
      await expect(field).toHaveText(text)
    })

    await test.step('cut and pasted, it stands at the start', async () => {
      await pressBehind(chips.nth(1), language)
      await page.keyboard.press(
        languages[language].direction === 'ltr' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight',
      )
      await page.keyboard.press('Control+x')
      await expect(field).toHaveText(without(second))
      await page.keyboard.press('Control+Home')
      await page.keyboard.press('Control+v')
      await expect(field).toHaveText(second + without(second))
      await expect(chips.first()).toHaveText(second)
    })
  })

  inOneLanguage(
    'tags are chips: a lost one is refused in the visitor’s words and put back',
    async ({ page, locales }) => {
      const own = `${language}/pages/ml.json`
      const { key, text } = textWithTwoTags(language)
      const before = locales.read(own)
      locales.willChange(own)
      await openInspected(page, pagePath('ml', language))
      await openFromList(page, language, `pages/ml ${key}`)
      const card = cardOf(page)
      const field = fieldOf(page)
      const chips = field.locator('[data-chip]')
      const tags = [...text.matchAll(/<[^>]+>/g)].map(([tag]) => tag)
      await expect(chips).toHaveText(tags)
      await pressBehind(chips.last(), language)
      await page.keyboard.press('Backspace')
      await expect(chips).toHaveText(tags.slice(0, -1))
      await page.keyboard.press('Control+Enter')
      const [opening = '', close = ''] = tags.slice(-2)
      const message = describe({ code: 'tag-unpaired', values: { found: opening, wanted: close } }, language)
      await expect(card.getByRole('alert')).toContainText(message)
      expect(locales.read(own)).toBe(before)

      await test.step('undo in the field puts it back, and so do typed signs', async () => {
        await page.keyboard.press('Control+z')
        await expect(chips).toHaveText(tags)
        await pressBehind(chips.last(), language)
        await page.keyboard.press('Backspace')
        await page.keyboard.type(close)
        await expect(chips).toHaveText(tags)
        await expect(card.getByRole('button', { name: words.save })).toBeDisabled()
      })

      await test.step('a pair that is lost is a button that types it', async () => {
        await page.keyboard.press('Control+a')
        await page.keyboard.press('Delete')
        for (const tag of tags.filter((each) => !each.startsWith('</'))) {
          await card.getByRole('button', { name: `${tag}…${tag.replace('<', '</')}` }).click()
          await expect(chips.filter({ hasText: tag })).toHaveCount(1)
        }
        await expect(chips).toHaveCount(tags.length)
      })

      await test.step('invisible characters are typed by a button, and seen', async () => {
        await card.getByRole('button', { name: words.noBreakSpace }).click()
        await expect(field.getByRole('img', { name: words.noBreakSpace })).toBeVisible()
      })
    },
  )

  inOneLanguage(
    'an item of a list and a plural form are written like any text',
    async ({ page, locales }) => {
      const list = `${language}/pages/home.json`
      locales.willChange(list)
      const [, second = ''] = texts(language, 'pages/home').about.paragraphs
      await openInspected(page, pagePath('home', language))
      await page.getByText(second).click()
      const before = locales.read(list)
      // A paragraph without a stop at its end would have advice.
      const sentence = `${added}.`
      await typeAtEnd(page, sentence)
      await page.keyboard.press('Control+Enter')
      await expect(cardOf(page).getByText(words.saved)).toBeVisible()
      expect(locales.read(list)).toBe(before.replace(second, second + sentence))

      const plural = `${language}/material-ui.json`
      const saved = locales.read(plural)
      locales.willChange(plural)
      await page.goto(translatePath('/__texts', language))
      const { few } = pluralForms(language)
      const form = page.getByRole('article', { name: 'material-ui rating.stars_few', exact: true })
      await form.getByRole('button', { name: new RegExp(languages[language].label) }).click()
      await expect(cardOf(page).getByText('{{count}} stars')).toBeVisible()
      await typeAtEnd(page, added)
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => locales.read(plural)).toBe(saved.replace(few, few + added))
    },
  )

  inOneLanguage('two tabs with one text: neither loses what it wrote', async ({ page, context, locales }) => {
    locales.willChange(file)
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await openInspected(tab, pagePath('sap', language))
      await tab.getByRole('heading', { level: 1 }).click()
    }
    await typeAtEnd(second, added + added)
    await page.bringToFront()
    await typeAtEnd(page, added)
    await page.keyboard.press('Control+Enter')
    await expect(cardOf(page).getByText(words.saved)).toBeVisible()
    await second.bringToFront()
    const alert = cardOf(second).getByRole('alert')
    await expect(alert).toContainText(heading + added)
    await expect(fieldOf(second)).toHaveText(heading + added + added)
    await second.keyboard.press('Control+Enter')
    await expect(alert).toBeVisible()
    expect(locales.read(file)).toContain(JSON.stringify(heading + added))
    await alert.getByRole('button', { name: words.keepMine }).click()
    await cardOf(second).getByRole('button', { name: words.save }).click()
    await expect(cardOf(second).getByText(words.saved)).toBeVisible()
    expect(locales.read(file)).toContain(JSON.stringify(heading + added + added))
  })

  inOneLanguage(
    'a file that is broken meanwhile, or has Windows line ends, loses nothing',
    async ({ page, locales }) => {
      const windows = locales.read(file).replaceAll('\n', '\r\n')
      locales.save(file, windows)
      await openInspected(page, pagePath('sap', language))
      const title = page.getByRole('heading', { level: 1 })
      await title.click()
      await typeAtEnd(page, added)
      const broken = windows.replace('",\r\n', '"\r\n')
      locales.save(file, broken)
      await page.keyboard.press('Control+Enter')
      const card = cardOf(page)
      const place = locales.findings().find(({ code }) => code === 'json-missing-comma')
      await expect(card.getByRole('alert')).toContainText(
        describe(place ?? { code: 'json-broken', values: {} }, language),
      )
      expect(locales.read(file)).toBe(broken)
      await expect(title).toHaveText(heading + added)
      locales.save(file, windows)
      await page.keyboard.press('Control+Enter')
      await expect(card.getByText(words.saved)).toBeVisible()
      expect(locales.read(file)).toBe(windows.replace(heading, heading + added))
    },
  )

  inOneLanguage(
    'keyboard and screen reader reach, write and save any text, also at 390 px',
    async ({ page, locales }) => {
      locales.willChange(file)
      await page.setViewportSize({ width: 390, height: 800 })
      await openInspected(page, pagePath('sap', language))
      const list = tool(page)
        .locator('summary')
        .filter({ hasText: wordsIn(language).inspector.seen })
      await list.focus()
      await page.keyboard.press('Enter')
      const entry = tool(page).getByRole('button', { name: `${namespace} heading`, exact: true })
      await entry.focus()
      await page.keyboard.press('Enter')
      const card = cardOf(page)
      await expect(card).toHaveAccessibleName(`${words.name} ${namespace} heading`)
      await expect(fieldOf(page)).toBeFocused()
      await typeAtEnd(page, added)
      const { x = -1, width = 999 } = (await card.boundingBox()) ?? {}
      expect(x).toBe(0)
      expect(width).toBeLessThanOrEqual(390)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(title?.y).toBeGreaterThan(0)
      expect(title?.y).toBeLessThan((await card.boundingBox())?.y ?? 0)
      await expectAccessible(page, 'with the card', ['region'])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(card.getByRole('button', { name: words.save })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(card.getByRole('status')).toContainText(words.saved)
      await page.keyboard.press('Escape')
      await expect(entry).toBeFocused()
      expect(locales.read(file)).toContain(JSON.stringify(heading + added))
    },
  )
})

test('what is left leads to each text, opens what hides it, and goes down as texts are accepted', async ({
  page,
  locales,
}) => {
  const { card, open: words } = wordsIn('ar')
  const english = 'en/pages/about.json'
  const key = 'leadership.people.0.more'
  locales.willChange('../translation/translated-from/ar/pages/about.json')
  const [leader] = texts('en', 'pages/about').leadership.people
  locales.set(english, key, `${leader?.more} Anew.`)
  locales.set('en/pages/sap.json', 'heading', 'Another heading of SAP')
  await openInspected(page, pagePath('sap', 'ar'))
  const left = tool(page).locator('details').filter({ hasText: words.name })
  await left.locator('summary').click()
  const items = left.getByRole('listitem')
  const item = items.filter({ hasText: `pages/about ${key}` })
  await expect(item).toContainText(wordsIn('ar').inspector.states.stale)
  const before = await items.count()
  await item.getByRole('button').click()
  await expect(page).toHaveURL(pagePath('about', 'ar'))
  const [translated] = texts('ar', 'pages/about').leadership.people
  await expect(page.getByRole('main').getByText(translated?.more ?? '')).toBeInViewport()
  await expect(fieldOf(page)).toBeFocused()
  await expect(cardOf(page).getByText(`${leader?.more} Anew.`)).toBeVisible()
  await cardOf(page).getByRole('button', { name: card.accept }).click()
  await expect(cardOf(page).getByText(wordsIn('ar').inspector.states.fresh)).toBeVisible()
  // The card may stand over the panel.
  await left.locator('summary').press('Enter')
  await expect(item).toHaveCount(0)
  await expect(items).toHaveCount(before - 1)
})

inEachLanguage((language, inOneLanguage) => {
  inOneLanguage(
    'titles and descriptions are written beside the way others show them',
    async ({ page, locales }) => {
      const { card: words, hiddenTexts } = wordsIn(language)
      const file = `${language}/${namespace}.json`
      const { title } = texts(language, namespace).meta
      locales.willChange(file)
      await page.goto(translatePath('/__texts', language))
      const heads = page.getByRole('region', { name: hiddenTexts.heads })
      await heads.getByText(pagePath('sap', 'en'), { exact: true }).click()
      const article = heads.getByRole('article', { name: `${namespace} meta.title`, exact: true })
      await article.getByRole('button', { name: new RegExp(`: ${languages[language].label}$`) }).click()
      await typeAtEnd(page, 'x'.repeat(30))
      const card = cardOf(page)
      for (const name of [words.google, words.whatsApp])
        await expect(card.getByRole('figure', { name }).getByText(title + 'x'.repeat(30))).toBeVisible()
      const line = card.getByRole('figure', { name: words.google }).getByText(title)
      expect(await line.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
      await expect(card.getByText(`${Array.from(title).length + 30} (1–60)`)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
    },
  )
})

test('a plural form that Arabic lacks is listed, and written where a page shows it', async ({
  page,
  locales,
}) => {
  const file = 'ar/search.json'
  const key = 'count_few'
  const few = texts('ar', 'search')[key as never] as string
  const complete = locales.read(file)
  locales.set(file, key)
  locales.willChange('../translation/translated-from/ar/search.json')
  await openInspected(page, pagePath('sap', 'ar'))
  const { card, open: words, inspector } = wordsIn('ar')
  const left = tool(page).locator('details').filter({ hasText: words.name })
  await left.locator('summary').click()
  const item = left.getByRole('listitem').filter({ hasText: `search ${key}` })
  await expect(item).toContainText(inspector.states.missing)
  await item.getByRole('button').click()
  await expect(cardOf(page).getByText('{{count}} results')).toBeVisible()
  await expect(fieldOf(page)).toHaveText('')
  await fieldOf(page).pressSequentially(few)
  await page.keyboard.press('Control+Enter')
  await expect(cardOf(page).getByText(card.saved)).toBeVisible()
  expect(locales.read(file)).toBe(complete)
})

test.describe('a page of an earlier start', () => {
  test.use({ provoked: /403/ })

  for (const language of ['en', 'ar'] as const)
    test(`${language}: is refused in its own language, and what was written stays`, async ({
      page,
      locales,
    }) => {
      const file = `${language}/${namespace}.json`
      const before = locales.read(file)
      await openInspected(page, pagePath('sap', language))
      await page.getByRole('heading', { level: 1 }).click()
      await typeAtEnd(page, more[language] ?? '')
      await page
        .locator('meta[name="translation-token"]')
        .evaluate((meta) => meta.setAttribute('content', 'old'))
      await page.keyboard.press('Control+Enter')
      const { failed, refusals } = wordsIn(language).card
      await expect(cardOf(page).getByRole('alert')).toHaveText(`${failed} ${refusals.foreignPage}`)
      await expect(fieldOf(page)).toHaveText(texts(language, namespace).heading + (more[language] ?? ''))
      expect(locales.read(file)).toBe(before)
    })
})

test('a text that a draft lacks is written in its place', async ({ page, locales }) => {
  const file = `en-XA/${namespace}.json`
  locales.willChange(file)
  locales.willChange(`../translation/translated-from/en-XA/${namespace}.json`)
  await openInspected(page, `/en-XA${pagePath('sap', 'en')}`)
  const title = page.getByRole('heading', { level: 1 })
  await title.click()
  const field = fieldOf(page)
  await expect(field).toHaveText('')
  await field.pressSequentially('Serveurs SAP')
  await expect(title).toHaveText('Serveurs SAP')
  await page.keyboard.press('Control+Enter')
  await expect(cardOf(page).getByText(wordsIn('en').card.saved)).toBeVisible()
  expect(JSON.parse(locales.read(file))).toEqual({ heading: 'Serveurs SAP' })
})

/** In square px. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) return NaN
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

async function openFromList(page: Page, language: LanguageCode, name: string) {
  await tool(page)
    .locator('summary')
    .filter({ hasText: wordsIn(language).inspector.seen })
    .click()
  await tool(page).getByRole('button', { name, exact: true }).click()
}

/** Puts the caret behind a chip, by a press at its end. */
async function pressBehind(chip: Locator, language: LanguageCode) {
  const { width = 0 } = (await chip.boundingBox()) ?? {}
  await chip.click({ position: { x: languages[language].direction === 'ltr' ? width - 2 : 2, y: 8 } })
}

async function typeAtEnd(page: Page, text: string) {
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

/** Opens the card of a text with tags, which are chips in its field. */
async function openTextWithTwoTags(page: Page, language: LanguageCode) {
  await openInspected(page, pagePath('ml', language))
  const { key, text } = textWithTwoTags(language)
  await openFromList(page, language, `pages/ml ${key}`)
  const field = fieldOf(page)
  return { text, field, chips: field.locator('[data-chip]') }
}

function textWithTwoTags(language: LanguageCode) {
  const found = allTexts(language).find(
    ({ namespace: own, text }) => own === 'pages/ml' && (text.match(/<[\w-]+>/g) ?? []).length > 1,
  )
  if (!found) throw new Error('no text of pages/ml has two tags, correct the test')
  return found
}

function pluralForms(language: LanguageCode) {
  const found = allTexts(language).find(({ key }) => key === 'rating.stars_few')
  if (!found) throw new Error('material-ui has no rating.stars_few, correct the test')
  return { few: found.text }
}
