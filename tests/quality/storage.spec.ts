import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { enquiry, expectFilledIn, field, fillIn } from '../support/enquiryForm.ts'
import { expect, inEachLanguage, open, saveData, test, waitForHydration } from '../support/site.ts'
import {
  fillInQuestionnaire,
  numberField,
  sapQuestionnaire,
  answerLines,
  questionnaireOf,
  unfold,
} from '../support/questionnaire.ts'
import { texts } from '../support/texts.ts'

/** Leaves no room in a storage, before the page's own scripts run. */
const fillUp = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((storage) => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) window[storage].setItem(`full-${size}-${part}`, 'x'.repeat(size))
      } catch {
        // No such part fits any more.
      }
    }
  }, name)

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)

  test.describe('where the storage of the tab is full', () => {
    test.use({ provoked: /Failed to load resource|Failed to fetch dynamically imported module/ })

    inOneLanguage(
      'a page whose code is gone is reloaded once, then shown as without scripts',
      async ({ page }) => {
        await fillUp(page, 'sessionStorage')
        const { people } = texts(language, 'pages/about').leadership
        const documents: string[] = []
        page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
        await page.route('**/assets/AboutPage-*.js', (route) => route.abort())
        await page.goto(pagePath('about', language))
        // They open with a button where scripts run.
        for (const { more } of people) await expect(page.getByText(more)).toBeVisible()
        expect(documents).toHaveLength(2)
      },
    )

    inOneLanguage('a link whose code is gone loads the page, as with storage', async ({ page }) => {
      await fillUp(page, 'sessionStorage')
      await saveData(page)
      await open(page, pagePath('home', language))
      await page.route('**/assets/AboutPage-*.js', (route) => route.abort(), { times: 1 })
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts(language, 'menu').pages.about, exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'about').heading)
      await waitForHydration(page)
    })
  })

  inOneLanguage('without storage, typed words stay after a switch of the language', async ({ page }) => {
    await fillUp(page, 'sessionStorage')
    await open(page, pagePath('contact', language))
    await page.locator('[name="name"]').fill('Amal')
    await page.getByRole('link', { name: languages[other].label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(other, 'contact').heading)
    await expect(page.locator('[name="name"]')).toHaveValue('Amal')
  })

  inOneLanguage('the colour scheme can be chosen', async ({ page }) => {
    await fillUp(page, 'localStorage')
    await open(page, pagePath('industries', language))
    const { toDark } = texts(language, 'accessibility').colorScheme
    await page.getByRole('button', { name: toDark }).filter({ visible: true }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  inOneLanguage(
    'where storage is blocked, what is typed goes along from page to page, into the enquiry, and says so',
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new Error('blocked')
            },
          })
        }
      })
      const words = texts(language, 'sheet')
      const { putIn } = texts(language, 'figures')
      const questionnaire = sapQuestionnaire(language)
      const example = page.locator('#example')
      const card = (title: string) => page.getByRole('region', { name: title, exact: true })
      const lines = (title: string) => card(title).getByRole('listitem')

      await open(page, pagePath('sap', language))
      await example.getByRole('button', { name: putIn, exact: true }).click()
      await example
        .getByRole('textbox', { name: questionnaire.questions.memory.label, exact: true })
        .fill('700')
      await unfold(page, language)
      await expect(numberField(page, questionnaire.questions.memory.label)).toHaveValue('700')
      await fillInQuestionnaire(page, language)
      await expect(questionnaireOf(page).getByText(words.notKept)).toBeVisible()
      await questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true }).click()

      await expect(lines(questionnaire.title)).toHaveText(answerLines(language))
      // At the form, as by any link to it.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await fillIn(page)
      await page.getByRole('link', { name: languages[other].label, exact: true }).first().click()
      await expect(lines(sapQuestionnaire(other).title)).toHaveText(answerLines(other))
      await expectFilledIn(page)

      await card(sapQuestionnaire(other).title)
        .getByRole('link', { name: texts(other, 'sheet').change, exact: true })
        .click()
      await expect(numberField(page, sapQuestionnaire(other).questions.start.label)).toHaveValue('Q2')
      await expect(questionnaireOf(page).getByText(texts(other, 'sheet').notKept)).toBeVisible()
      // Back is no link, and Contact has its own content policy all the same: the captcha's.
      await page.goBack()
      await expectFilledIn(page)

      // The captcha comes when the visitor does.
      await field(page, 'message').focus()
      const captcha = page.getByRole('button', { name: `captcha stub ${other}`, exact: true })
      await captcha.click()
      const [request] = await Promise.all([
        page.waitForRequest('**/send_mail.php'),
        page.getByRole('button', { name: texts(other, 'enquiry').submit }).click(),
      ])
      const message = [enquiry.message, '', sapQuestionnaire(other).title, ...answerLines(other)].join('\n')
      expect(request.postDataJSON()).toMatchObject({ message })
    },
  )
})
