import type { Page } from '@playwright/test'
import type { PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { storedLanguageKey } from '#i18n/storedLanguage.ts'
import { recordedFrames, recordFrames } from '../support/frames.ts'
import { expectHeadOf } from '../support/head.ts'
import { waitForSections } from '../support/waitForSections.ts'
import { readElementBoxes } from '../support/elementBoxes.ts'
import { idleTimes, Network } from '../support/network.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { expect, waitForHydration, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { openInTypeface, subsetAt } from '../support/typeface.ts'

/** The first page, and an article with two addresses. */
const samplePages: PageId[] = ['home', 'proxmox-2']

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The link in the bar that leads from a language to the other one. */
const switchFrom = (page: Page, language: LanguageCode) =>
  page.getByRole('banner').getByRole('link', { name: languages[otherLanguage(language)].label, exact: true })

async function expectLanguage(page: Page, language: LanguageCode) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction)
}

const storeChoice = (page: Page, language: LanguageCode) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storedLanguageKey,
    language,
  ] as const)

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map(({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type']),
    )

const storedChoice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storedLanguageKey)

async function prepareSwitch(page: Page, language: LanguageCode) {
  const network = new Network(page)
  await switchFrom(page, language).hover()
  await expect
    .poll(() => network.urls.some((url) => url.includes(`/texts-${otherLanguage(language)}-`)))
    .toBe(true)
  await network.rest()
}

async function switchLanguage(page: Page, from: LanguageCode) {
  await switchFrom(page, from).click()
  await expectLanguage(page, otherLanguage(from))
}

const homeIn = (code: LanguageCode) => ({
  lang: code,
  dir: languages[code].direction,
  title: pageTexts(code, 'home').meta.title,
  description: pageTexts(code, 'home').meta.description,
  canonical: pagePath('home', code),
  heading: pageTexts(code, 'home').heading,
  direction: languages[code].direction,
  logo: languages[code].direction === 'ltr' ? 'on the left' : 'on the right',
})

test('a stored choice leads to its language before anything is painted @beyond', async ({ page }) => {
  await storeChoice(page, 'ar')
  // Survives the change of document: one line for each thing that was seen, after the path it was seen at.
  await page.addInitScript(() => {
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]
    const note = (what: string) => {
      seen.push(`${location.pathname} ${what}`)
      sessionStorage.setItem('seen', JSON.stringify(seen))
    }
    new PerformanceObserver((list) => list.getEntries().forEach(({ name }) => note(name))).observe({
      type: 'paint',
      buffered: true,
    })
    setInterval(() => {
      const root = document.getElementById('root')
      if (!root) return
      if (root.checkVisibility()) note('visible')
      if (document.documentElement.dataset['hydrated']) note('hydrated')
    }, 10)
  })
  // Slow enough for the page that is left to be painted, if it could be.
  await page.route('**/ar/industries?x=1', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })

  await page.goto('/industries?x=1#oil')
  await expect(page).toHaveURL('/ar/industries?x=1#oil')
  await waitForHydration(page)
  const seen = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[])
  const expected = ['first-paint', 'visible', 'hydrated'].map((what) => `/ar/industries ${what}`)
  await expect.poll(seen).toEqual(expect.arrayContaining(expected))
  expect((await seen()).filter((line) => line.startsWith('/industries'))).toEqual([])
})

test.describe('in a browser set to Arabic', () => {
  test.use({ locale: 'ar-AE' })

  test('Home opens in Arabic for an Arabic browser, and in English once English was chosen', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(page).toHaveURL('/ar')
    await expectLanguage(page, 'ar')
    await switchLanguage(page, 'ar')
    await open(page, '/')
    await expect(page).toHaveURL('/')
    await expectLanguage(page, 'en')
  })

  test('Home keeps the language of the page that links to it, also in a new tab and on reload @beyond', async ({
    page,
  }) => {
    for (const inNewTab of [false, true]) {
      await open(page, pagePath('contact', 'en'))
      const home = page
        .getByRole('banner')
        .getByRole('link', { name: texts('en', 'menu').pages.home, exact: true })
        .first()
      const next = inNewTab ? page.context().waitForEvent('page') : page
      if (inNewTab) await home.evaluate((link: HTMLAnchorElement) => (link.target = '_blank'))
      await home.click()
      const shown = await next
      await expect(shown).toHaveURL('/')
      await waitForHydration(shown)
      await expectLanguage(shown, 'en')
      await shown.reload()
      await waitForHydration(shown)
      await expect(shown).toHaveURL('/')
      await expectLanguage(shown, 'en')
    }
  })
})

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)

  inOneLanguage(`${samplePages.join(', ')} switch in place, with query and fragment`, async ({ page }) => {
    for (const id of samplePages) {
      await open(page, `${pagePath(id, language)}?x=1#oil`)
      const otherAddress = `${pagePath(id, other)}?x=1#oil`
      await expect(switchFrom(page, language)).toHaveAttribute('href', otherAddress)
      await page.evaluate(() => {
        const kept = [...document.querySelectorAll('header, main, main > *, h1, footer')]
        Object.assign(window, { kept })
      })
      await switchLanguage(page, language)
      await expect(page).toHaveURL(`${pagePath(id, other)}?x=1#oil`)
      await expect(page).toHaveTitle(pageTexts(other, id).meta.title)
      await expect(heading(page)).toHaveText(pageTexts(other, id).heading)
      // Neither reloaded nor built again: the elements are the very ones that were there before.
      const stayed = await page.evaluate(() => {
        const { kept = [] } = window as { kept?: Element[] }
        return kept.length > 3 && kept.every((element) => element.isConnected)
      })
      expect(stayed, id).toBe(true)
      await expectHeadOf(page, pagePath(id, other))

      await switchLanguage(page, other)
      await expect(page).toHaveURL(`${pagePath(id, language)}?x=1#oil`)
      await expect(heading(page)).toHaveText(pageTexts(language, id).heading)
      await expectHeadOf(page, pagePath(id, language))
    }
  })

  for (const [network, declare] of [
    ['ready', test],
    ['slow', inOneLanguage],
  ] as const) {
    declare(`everything changes in one frame when the other language is ${network}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, pagePath('home', language))
      if (network === 'ready') await prepareSwitch(page, language)
      else {
        await page.route('**/assets/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          await route.continue()
        })
      }
      await recordFrames(page, () => {
        const root = document.documentElement
        const logo = root.querySelector('header a')?.getBoundingClientRect()
        return {
          lang: root.lang,
          dir: root.dir,
          title: document.title,
          description: root.querySelector('meta[name="description"]')?.getAttribute('content'),
          canonical: new URL(root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '')
            .pathname,
          heading: root.querySelector('h1')?.textContent,
          direction: getComputedStyle(document.body).direction,
          logo: (logo?.left ?? 0) < window.innerWidth / 2 ? 'on the left' : 'on the right',
        }
      })
      await switchLanguage(page, language)
      await idleTimes(page)
      expect(await recordedFrames(page)).toEqual([homeIn(language), homeIn(other)])
    })
  }

  inOneLanguage(
    'what one has just scrolled to stays in sight when the language changes',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, pagePath('home', language))
      await prepareSwitch(page, language)
      await recordFrames(page, () => ({
        lang: document.documentElement.lang,
        isSeen: [...document.querySelectorAll('main section')].at(-1)?.querySelector('h2')?.checkVisibility(),
      }))
      // In one task, as on a busy phone: the browser draws nothing, and reports no scroll, before the press.
      await switchFrom(page, language).evaluate((link: HTMLElement) => {
        const sections = document.querySelectorAll('main section')
        sections[sections.length - 1]?.scrollIntoView({ behavior: 'instant' })
        link.click()
      })
      await expectLanguage(page, other)
      await idleTimes(page)
      expect(await recordedFrames(page)).toEqual([
        { lang: language, isSeen: true },
        { lang: other, isSeen: true },
      ])
    },
  )

  inOneLanguage(
    'a double click on the switch changes the language and follows nothing else @beyond',
    async ({ page }) => {
      await open(page, pagePath('industries', language))
      await prepareSwitch(page, language)
      const box = await switchFrom(page, language).boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.click(x, y)
      await expectLanguage(page, other)
      // The page is mirrored: something else is under the pointer.
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await idleTimes(page)
      await expect(page).toHaveURL(pagePath('industries', other))
      await expectLanguage(page, other)
    },
  )

  inOneLanguage('the keyboard stays on the switch', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await switchFrom(page, language).focus()
    await page.keyboard.press('Enter')
    await expectLanguage(page, other)
    await expect(switchFrom(page, other)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectLanguage(page, language)
    await expect(switchFrom(page, language)).toBeFocused()
  })

  inOneLanguage('Back and Forward go through the languages', async ({ page }) => {
    await open(page, pagePath('industries', language))
    await switchLanguage(page, language)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.goBack()
    await expect(page).toHaveURL(pagePath('industries', language))
    await expectLanguage(page, language)
    await expect(heading(page)).toHaveText(pageTexts(language, 'industries').heading)
    await expect.poll(() => structuredData(page)).toEqual(['Organization', 'BreadcrumbList'])
    await page.goForward()
    await expect(page).toHaveURL(pagePath('industries', other))
    await expectLanguage(page, other)
    await expect.poll(() => structuredData(page)).toEqual(['Organization'])
    await expect(heading(page)).toHaveText(pageTexts(other, 'industries').heading)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  inOneLanguage(
    'Back and Forward go through the languages of Contact, whose map has a history, too @beyond',
    async ({ page }) => {
      await open(page, pagePath('contact', language))
      const map = page.locator('iframe[src*="output=embed"]')
      const { show } = texts(language, 'pages/contact').map
      await page.getByRole('button', { name: show, exact: true }).click()
      await expect(map).toHaveCount(1)
      await switchLanguage(page, language)
      await expect(map).toHaveAttribute('src', new RegExp(`hl=${other}`))
      await page.goBack()
      await expect(page).toHaveURL(pagePath('contact', language))
      await expectLanguage(page, language)
      await page.goForward()
      await expect(page).toHaveURL(pagePath('contact', other))
    },
  )

  inOneLanguage('the choice is remembered for addresses without a prefix', async ({ page }) => {
    await open(page, pagePath('industries', language))
    expect(await storedChoice(page)).toBe(null)
    await switchLanguage(page, language)
    await expect.poll(() => storedChoice(page)).toBe(other)
    await page.goto('/compliance')
    await expect(page).toHaveURL(pagePath('compliance', other))
    await expectLanguage(page, other)
  })

  inOneLanguage(
    'a page keeps its language when another tab chooses the other one @beyond',
    async ({ page }) => {
      await open(page, pagePath('industries', language))
      // What the switch of another tab leaves behind.
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        storedLanguageKey,
        other,
      ] as const)
      await page.reload()
      await waitForHydration(page)
      await expectLanguage(page, language)
      await page
        .getByRole('navigation', { name: texts(language, 'accessibility').mainMenu, exact: true })
        .getByRole('link', { name: texts(language, 'menu').pages.contact, exact: true })
        .click()
      await expect(heading(page)).toHaveText(pageTexts(language, 'contact').heading)
      await waitForHydration(page)
      expect(new URL(page.url()).pathname).toBe(pagePath('contact', language))
      await expectLanguage(page, language)
    },
  )

  inOneLanguage(
    'after three switches, Home and Contact have the layout of a fresh load @beyond',
    async ({ page }) => {
      const boxesAt = async (width: number) => {
        await page.setViewportSize({ width, height: 800 })
        await waitForSections(page)
        return readElementBoxes(page)
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const id of ['home', 'contact'] as const) {
        // The last switch leads to the language of the test, whose direction is the other one.
        await openInTypeface(page, pagePath(id, other))
        await prepareSwitch(page, other)
        for (const from of [other, language, other]) await switchLanguage(page, from)
        const switched = { narrow: await boxesAt(390), wide: await boxesAt(1280) }
        expect(Object.keys(switched.narrow).length).toBeGreaterThan(30)
        await openInTypeface(page, pagePath(id, language))
        const fresh = async () => ({ narrow: await boxesAt(390), wide: await boxesAt(1280) })
        await expect.poll(fresh, id).toEqual(switched)
        // The choice would lead the next address to its language.
        await page.evaluate(() => localStorage.clear())
      }
    },
  )
})

// That no page does before: tests/quality/every-page.spec.ts.
for (const language of languageCodes.filter((code) => languages[code].direction === 'ltr')) {
  test(`Home in ${language} fetches no Arabic typeface until the mouse points at the switch @beyond`, async ({
    page,
  }) => {
    const network = new Network(page)
    const arabicFonts = () => network.urls.filter((url) => subsetAt(url) === 'arabic')
    await open(page, pagePath('home', language))
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await network.rest()
    expect(arabicFonts()).toEqual([])
    await switchFrom(page, language).hover()
    await expect.poll(arabicFonts).not.toEqual([])
  })
}
