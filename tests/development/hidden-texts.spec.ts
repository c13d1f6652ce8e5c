import type { Locator, Page } from '@playwright/test'
import { mailsAddress } from '#translation/dev/page/shared/addresses.ts'
import { wordsIn, type Words } from '#translation/dev/page/words/wordsIn.ts'
import { company } from '#config/company.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { allTexts } from '../support/rawPages.ts'
import { fill, texts } from '../support/texts.ts'
import { expect, inEachLanguage, test } from './developmentSite.ts'
import { mailTexts, notes, placeOf } from './localePlaces.ts'

/** The texts that the page lists, by the beginning of their names. */
const listed =
  /^(enquiry (alert|sent|topic|validation|captcha)\.|enquiry (submitting|noScript)$|errors |server\/mail |material-ui )/

/** Playwright's own script is not let into the frames of the mails either. */
test.use({ provoked: /Blocked script execution in 'about:srcdoc'/ })

const sampleValues = { reference: 'QT-7K3M01', subject: 'SAP HANA', name: 'Layla Haddad', count: 2 }

inEachLanguage((language, inOneLanguage) => {
  const words = wordsIn(language).hiddenTexts
  const open = (page: Page) => page.goto(translatePath('/__texts', language))
  const sectionOf = (page: Page, name: keyof Words['hiddenTexts']['sections']) =>
    page.getByRole('region', { name: words.sections[name], exact: true })
  const sampleIn = (page: Page, name: keyof Words['hiddenTexts']['sections'], code: LanguageCode) =>
    sectionOf(page, name).locator('.columns').getByRole('region', { name: languages[code].label })

  test('it speaks the language of its address', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page).toHaveTitle(words.title)
    await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction)
    for (const name of Object.values(words.sections)) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    }
  })

  inOneLanguage(
    'it shows in every language what no page shows, also as it is saved',
    async ({ page, locales }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await open(page)

      await test.step('alerts, messages of the form, captcha, 404 and crash stand side by side', async () => {
        for (const code of languageCodes) {
          const { alert, sent, leads, topic, validation, submitting, noScript, captcha } = texts(
            code,
            'enquiry',
          )
          const { notFound, crash, part, retry } = texts(code, 'errors')
          const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
          const tenMinutes = new Intl.NumberFormat(languages[code].formatLocale, minutes).format(10)
          const alerts = sampleIn(page, 'alerts', code)
          await expectTexts(alerts, [
            alert.success,
            alert.failure,
            inPlace(sent.support),
            sent.heading,
            sent.copy,
            sent.copied,
            sent.notCopied,
            sent.texts,
            sent.print,
            sent.another,
            sampleValues.reference,
            inPlace(alert.wait.replace('{{time}}', tenMinutes)),
          ])
          await expect(alerts.getByRole('button', { name: alert.dismiss })).toHaveCount(2)
          const form = sampleIn(page, 'form', code)
          const max = enquiryFields.subject.maxLength
          await expectTexts(form, [fill(topic.chip, sampleValues), topic.questions])
          await expect(form.getByRole('button', { name: topic.remove })).toBeVisible()
          const messages = Object.values(validation).map((text) => fill(text, { length: max + 1, max }))
          await expectTexts(form, [
            ...messages,
            ...Object.values(leads).map(inPlace),
            inPlace(topic.notes.fault),
            inPlace(noScript),
          ])
          await expect(form.getByRole('button', { name: submitting })).toBeVisible()
          await expectTexts(sampleIn(page, 'captcha', code), [inPlace(captcha.unavailable), captcha.title])
          const { heading, lead, waysOn } = notFound
          await expectTexts(sampleIn(page, 'notFound', code), [heading, lead, waysOn])
          await expectTexts(sampleIn(page, 'crash', code), [...Object.values(crash), inPlace(part), retry])
        }
      })

      await test.step('both mails show subject, sender, text and HTML', async () => {
        for (const code of languageCodes) {
          const { sender, subject, intro, unverified, empty } = mailTexts(code)
          const { name: brand } = texts(code, 'brand')
          const mails = sampleIn(page, 'mails', code)
          for (const kind of ['named', 'unnamed', 'digest'] as const) {
            const mail = mails.getByRole('article', { name: words.mails[kind], exact: true })
            await expect(mail.getByText(sender.replace('{{brand}}', brand))).toBeVisible()
            await expect(
              mail.getByText(fill(subject[kind], sampleValues, true), { exact: true }),
            ).toBeVisible()
            const html = mail.frameLocator('iframe')
            const own = [
              kind === 'digest' ? intro.digest : intro.single,
              ...(kind === 'named' ? [] : [unverified, empty]),
            ]
            await mail.getByText(words.plainText).click()
            for (const text of own) {
              await expect(html.getByText(text).first()).toBeVisible()
              await expect(mail.locator('pre')).toContainText(text)
            }
          }
        }
        expect(asked.filter((path) => path === mailsAddress)).toHaveLength(1)
      })

      await test.step('every text has its key, place, note and languages', async () => {
        const expected = languageCodes.flatMap(names).filter((name) => listed.test(name))
        const articles = page.locator('main > section > article')
        const found = () =>
          articles.evaluateAll((all) => all.map((article) => article.getAttribute('aria-label') ?? ''))
        await expect.poll(async () => (await found()).toSorted()).toEqual([...new Set(expected)].toSorted())
        const card = page.getByRole('article', { name: 'enquiry alert.success', exact: true })
        await expect(card.getByText(notes()['enquiry:alert.success'] ?? '')).toBeVisible()
        for (const code of languageCodes) {
          const version = card.getByRole('region', { name: languages[code].label })
          await expect(version.getByText(texts(code, 'enquiry').alert.success)).toBeVisible()
          await expect(
            version.getByText(placeOf(code, 'enquiry', 'alert.success'), { exact: true }),
          ).toBeVisible()
        }
      })

      await test.step('saved texts show at once, on the samples, in the mails and in the lists', async () => {
        const alerts = sampleIn(page, 'alerts', language)
        await expect(alerts.getByText(texts(language, 'enquiry').alert.failure).first()).toBeVisible()
        locales.set(`${language}/enquiry.json`, 'alert.failure', 'Saved')
        await expect(alerts.getByText('Saved').first()).toBeVisible()
        await expect(sectionOf(page, 'alerts').locator('> article').getByText('Saved')).toBeVisible()
        locales.set(`${language}/server/mail.json`, 'intro.single', 'Saved mail')
        const mails = sampleIn(page, 'mails', language)
        await expect(mails.locator('iframe').first().contentFrame().getByText('Saved mail')).toBeVisible()
      })
    },
  )
})

async function expectTexts(within: Locator, all: readonly string[]) {
  for (const text of all) await expect(within.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

/** The words of a sentence, with the values that the site puts into it. */
function inPlace(text: string): string {
  const values: Record<string, string> = {
    email: company.salesEmail,
    phone: company.phones.phone,
    support: company.phones.support,
  }
  return text.replace(/<\/?[\w-]+>/g, '').replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')
}

function names(language: LanguageCode): string[] {
  return allTexts(language).map(({ namespace, key }) => `${namespace} ${key}`)
}
