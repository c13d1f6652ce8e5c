import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languages } from '#i18n/languages.ts'
import { enquiry, expectFilledIn, fillIn } from '../support/enquiryForm.ts'
import { exchangeTexts, splitTexts } from '../support/pageTranslators.ts'
import { listen } from '../support/listen.ts'
import { otherLanguage } from '../support/pages.ts'
import { fill, texts } from '../support/texts.ts'
import { expect, holdFiles, inEachLanguage, test, waitForHydration } from '../support/site.ts'

/** What extensions, phones and translators do to a page that is only read yet. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'put icons beside the fields': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('form [name]')) {
        const icon = Object.assign(document.createElement('div'), { role: 'presentation' })
        icon.append(document.createElement('span'))
        field.after(icon)
      }
    }),
  'put an element before the page': (page) =>
    page.evaluate(() => document.querySelector('#root')?.prepend(document.createElement('div'))),
  'exchanged its texts': (page) => page.evaluate(exchangeTexts, 'font'),
  'marked words in it': (page) => page.evaluate(splitTexts),
  'put its numbers into elements': (page) =>
    page.evaluate(() => {
      for (const number of document.querySelectorAll('main a[href^="tel:"] bdi')) {
        const made = document.createElement('x-number')
        made.append(...number.childNodes)
        number.append(made)
      }
    }),
  'written into its labels': (page) =>
    page.evaluate(() => document.querySelectorAll('label').forEach((label) => label.append(' …'))),
}

/** Where the menu's first link is shown while the document comes. (Chromium's own count leaves most of such moves out.) */
async function placesInBar() {
  const places = new Set<number>()
  do {
    await new Promise(requestAnimationFrame)
    const link = document.querySelector('nav a')
    if (link?.checkVisibility({ visibilityProperty: true })) places.add(link.getBoundingClientRect().x)
  } while (document.readyState !== 'complete')
  return [...places]
}

/** Runs in the page: the colour schemes that it changes to. */
function recordSchemes() {
  const schemes: string[] = []
  Object.assign(window, { schemes })
  new MutationObserver(() => {
    const scheme = document.documentElement.dataset['scheme'] ?? ''
    if ((schemes.at(-1) ?? 'light') !== scheme) schemes.push(scheme)
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-scheme'] })
}

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)
  const languageSwitch = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: languages[other].label, exact: true })

  test.describe('what was typed before the scripts came stays, where something has', () => {
    // React says of each that the page is not as it was sent.
    test.use({ provoked: /Minified React error #(418|423|425)|Hydration/ })

    for (const [what, change] of Object.entries(changes)) {
      inOneLanguage(what, async ({ page }) => {
        const scripts = await holdFiles(page)
        await page.goto(pagePath('contact', language), { waitUntil: 'commit' })
        await fillIn(page)
        await change(page)
        scripts.resolve(undefined)
        await waitForHydration(page)
        await expectFilledIn(page)
      })
    }

    inOneLanguage('put icons beside the fields, and the form’s code comes last', async ({ page }) => {
      const scripts = await holdFiles(page)
      const code = await holdFiles(page, /EnquiryForm-[^/]*\.js$/)
      await page.goto(pagePath('contact', language), { waitUntil: 'commit' })
      await page.locator('[name="name"]').fill(enquiry.name)
      await changes['put icons beside the fields']?.(page)
      scripts.resolve(undefined)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /shell/)
      await expect(page.locator('[name="name"]')).toHaveValue(enquiry.name)
      code.resolve(undefined)
      await waitForHydration(page)
      await expect(page.locator('[name="name"]')).toHaveValue(enquiry.name)
    })
  })

  const names = texts(language, 'accessibility')
  test.describe('a press before the scripts come is answered once they are there', () => {
    test.use({ reducedMotion: 'reduce' })

    test('a leader’s "more"', async ({ page }) => {
      const { leadership } = texts(language, 'pages/about')
      const [leader] = leadership.people
      if (!leader) throw new Error('There is no leader')
      await pressBefore(page, pagePath('about', language), fill(leadership.moreAbout, { name: leader.name }))
      await expect(page.getByText(leader.more)).toBeVisible()
    })

    test('the switch of the colours', async ({ page }) => {
      await pressBefore(page, pagePath('sap', language), names.colorScheme.toDark)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    })

    inOneLanguage('two presses of the switch leave the colours as they were', async ({ page }) => {
      await page.addInitScript(recordSchemes)
      const { toDark } = names.colorScheme
      await pressBefore(page, pagePath('sap', language), toDark, toDark)
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { schemes: string[] }).schemes))
        .toEqual(['dark', 'light'])
    })

    inOneLanguage('the switch of the colours in the menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await pressBefore(page, pagePath('sap', language), names.openMenu, names.colorScheme.toDark)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await expect(pressed(page, names.closeMenu)).toBeVisible()
    })

    test('each button of the carousel', async ({ page }) => {
      const { next, play, show, choose } = names.carousel
      const dot = (number: number) => fill(show, { number })
      await pressBefore(page, pagePath('home', language), next, next)
      const dots = page.getByRole('group', { name: choose })
      await expect(dots.getByRole('button', { name: dot(3) })).toHaveAttribute('aria-disabled', 'true')
      await pressBefore(page, pagePath('home', language), dot(2))
      await expect(dots.getByRole('button', { name: dot(2) })).toHaveAttribute('aria-disabled', 'true')
      await expect(pressed(page, play)).toBeVisible()
    })
  })

  test.describe('over a slow network', () => {
    // The server that sends slowly is another one.
    test.use({ provoked: /^request: |^console: Failed to load resource/ })

    test('nothing moves where the first half of the document ends within the bar', async ({
      page,
      baseURL,
    }) => {
      const path = pagePath('home', language)
      const server = createServer(async ({ url = path }, response) => {
        // The typeface has a test of its own (typeface.spec.ts).
        if (url.endsWith('.woff2')) return void response.writeHead(503).end()
        const file = await fetch(`${baseURL}${url}`)
        response.setHeader('content-type', file.headers.get('content-type') ?? '')
        const body = Buffer.from(await file.arrayBuffer())
        const middle = url === path ? body.indexOf('popoverTarget="menu-services"') : 0
        response.write(body.subarray(0, middle))
        if (middle > 0) await setTimeout(500)
        response.end(body.subarray(middle))
      })
      await page.goto(`http://localhost:${await listen(server)}${path}`, { waitUntil: 'commit' })
      const places = await page.evaluate(placesInBar)
      server.close()
      expect(places).toHaveLength(1)
    })
  })

  inOneLanguage('phones make no links of numbers and addresses by themselves', async ({ page }) => {
    await page.goto(pagePath('contact', language))
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', /telephone=no/)
  })

  for (const path of ['/industries?utm_source=x#oil', '/nothing?x=1#y']) {
    const here = translatePath(path, language)
    const there = translatePath(path, other)

    test(`before the scripts the switch keeps query and fragment: ${here}`, async ({ page }) => {
      await holdFiles(page)
      await page.context().route(
        (url) => url.pathname.endsWith('/nothing'),
        async (route) => {
          const response = await route.fetch()
          expect(response.status()).toBe(404)
          await route.fulfill({ response, status: 200 })
        },
      )
      await page.goto(here, { waitUntil: 'commit' })
      // The address that is copied or opened in a new tab.
      await languageSwitch(page).click({ button: 'right' })
      const { origin } = new URL(page.url())
      await expect(languageSwitch(page)).toHaveJSProperty('href', origin + there)
      await languageSwitch(page).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(there)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })
  }
})

function pressed(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
}

async function pressBefore(page: Page, path: string, ...presses: string[]) {
  const scripts = await holdFiles(page)
  await page.goto(path, { waitUntil: 'commit' })
  for (const name of presses) await pressed(page, name).click()
  scripts.resolve(undefined)
  await waitForHydration(page)
}
