import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { enquiry, field, fillIn } from '../support/enquiryForm.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { otherLanguage, pageTexts } from '../support/pages.ts'
import { isInSight } from '../support/isInSight.ts'
import { readMails } from '../support/readMails.ts'
import {
  fillInQuestionnaire,
  inGigabytes,
  numberField,
  sapQuestionnaire,
  answerLines,
  questionnaireOf,
  unfold,
} from '../support/questionnaire.ts'
import { expect, holdFiles, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts, unitTexts, withoutIsolates } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  const other = otherLanguage(language)
  const words = texts(language, 'sheet')
  const form = texts(language, 'enquiry')
  const questionnaire = sapQuestionnaire(language)
  const sap = pagePath('sap', language)
  const progress = (answered: number) =>
    fill(words.progress, { answered, total: Object.keys(questionnaire.questions).length })
  const figure = (count: number) => count.toLocaleString(languages[language].formatLocale)

  // That its code and questions come when a visitor is near: tests/quality/bytes.spec.ts.
  // The questions of each page: tests/unit/sheetForm.test.tsx.
  test('an unfolded questionnaire has no barrier', async ({ page }) => {
    await open(page, `${sap}#sheet`)
    await numberField(page, questionnaire.questions.memory.label).waitFor()
    await expectAccessible(page, 'SAP with its questionnaire')
  })

  inOneLanguage('answers stay through a reload, a switch of the language, and Back', async ({ page }) => {
    await open(page, sap)
    await unfold(page, language)
    await fillInQuestionnaire(page, language)
    await expect(questionnaireOf(page).getByText(progress(4))).toBeVisible()

    await page.reload()
    await questionnaireOf(page).scrollIntoViewIfNeeded()
    await expect(numberField(page, questionnaire.questions.memory.label)).toHaveValue('٦٠٠٫٥')

    await page.getByRole('link', { name: languages[other].label, exact: true }).first().click()
    const translated = sapQuestionnaire(other).questions
    await expect(numberField(page, translated.memory.label)).toHaveValue('٦٠٠٫٥')
    await expect(
      page.getByRole('checkbox', { name: translated.product.choices.bw, exact: true }),
    ).toBeChecked()
    await page.goBack()
    await expect(numberField(page, questionnaire.questions.memory.label)).toHaveValue('٦٠٠٫٥')
    await expect(
      page.getByRole('radio', { name: questionnaire.questions.takeover.choices.twoSites, exact: true }),
    ).toBeChecked()

    await questionnaireOf(page).getByRole('button', { name: words.empty, exact: true }).click()
    await expect(questionnaireOf(page).getByText(progress(0))).toBeVisible()
    await expect(numberField(page, questionnaire.questions.memory.label)).toHaveValue('')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('how much is answered is in sight at every field, also above the keyboard', async ({ page }) => {
      await open(page, `${sap}#sheet`)
      const { memory } = questionnaire.questions
      await numberField(page, memory.label).waitFor()
      // What remains of the window above the keyboard.
      await page.setViewportSize({ width: 390, height: 480 })
      const said = (answered: number) => questionnaireOf(page).getByText(progress(answered))
      for (const each of await questionnaireOf(page).getByRole('textbox').all()) {
        await each.focus()
        await expect.poll(() => isInSight(said(0))).toBe(true)
        await expect.poll(() => isInSight(each)).toBe(true)
      }
      await numberField(page, memory.label).focus()
      const top = async () =>
        Math.round((await numberField(page, memory.label).boundingBox())?.y ?? Number.NaN)
      // The example above has the figure at once.
      const before = await top()
      await page.keyboard.type('600')
      await expect.poll(() => isInSight(said(1))).toBe(true)
      expect(await top()).toBe(before)
    })
  })

  inOneLanguage(
    'digits of any script are a number, and what is none is said to be none',
    async ({ page }) => {
      await open(page, sap)
      await unfold(page, language)
      const memory = numberField(page, questionnaire.questions.memory.label)
      await expect(memory).toHaveAccessibleDescription(
        new RegExp(unitTexts(language).amounts.gigabyte.replace('{{amount}}', '').trim()),
      )
      // Down to the last field: below it comes what is computed with the number.
      const { downtime } = questionnaire.questions
      const height = () =>
        numberField(page, downtime.label).evaluate((last) => {
          const top = last.closest('section')?.getBoundingClientRect().top ?? 0
          return last.getBoundingClientRect().top - top
        })
      const before = await height()
      for (const number of ['600', '1,200', '1.5', '١٬٢٠٠', '۶۰۰', '٠٫٥', inGigabytes(language, '1400')]) {
        await memory.fill('')
        for (const key of number) {
          await memory.pressSequentially(key)
          expect(await height(), `${number}, while ${key} is typed`).toBe(before)
        }
        await memory.blur()
        await expect(memory).toHaveAccessibleDescription(
          new RegExp(questionnaire.questions.memory.hint.slice(0, 12)),
        )
        await expect(page.getByText(words.noNumber)).toBeHidden()
      }
      await memory.fill('about 600')
      expect(await height()).toBe(before)
      await memory.blur()
      await expect(memory).toHaveAccessibleDescription(new RegExp(words.noNumber.slice(0, 12)))
      await expect(questionnaireOf(page).getByText(progress(1))).toBeVisible()
    },
  )

  inOneLanguage(
    'a questionnaire goes with the enquiry, as its card shows it, and then is gone',
    async ({ page }) => {
      const subject = `questionnaire ${language} ${Date.now()}`
      await open(page, sap)
      await unfold(page, language)
      await fillInQuestionnaire(page, language)
      await questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true }).click()
      const card = page.getByRole('region', { name: questionnaire.title, exact: true })
      await expect(card.getByRole('listitem')).toHaveText(answerLines(language))
      await expectAccessible(page, 'Contact with answers')

      await card.getByRole('link', { name: words.change, exact: true }).click()
      await expect(page).toHaveURL(`${sap}#sheet`)
      await expect(numberField(page, questionnaire.questions.start.label)).toHaveValue('Q2')
      await page.goBack()

      await card.getByRole('button', { name: words.remove, exact: true }).click()
      await expect(card).toBeHidden()
      const putBack = page.getByRole('button', { name: words.putBack, exact: true })
      await expect(putBack).toBeFocused()
      await putBack.click()
      await expect(card).toBeVisible()
      await expect(card.getByRole('button', { name: words.remove, exact: true })).toBeFocused()

      await fillIn(page)
      await field(page, 'subject').fill(subject)
      await page.getByRole('button', { name: `captcha stub ${language}`, exact: true }).click()
      await page.getByRole('button', { name: form.submit }).click()
      await expect(page.getByRole('alert')).toContainText(form.alert.success)
      await page.getByRole('button', { name: form.sent.another, exact: true }).click()
      await expect(field(page, 'name')).toHaveValue('')
      await expect(card).toBeHidden()

      const folder = join(process.env['TEST_DATA_DIR'] ?? '', 'mails')
      await expect(async () => {
        const mails = await Promise.all(readMails(folder).map((mail) => PostalMime.parse(mail)))
        const text = mails
          .find((mail) => mail.subject?.includes(subject))
          ?.text?.replaceAll(/[\u2066-\u2069]/g, '')
        const message = [enquiry.message, '', questionnaire.title, ...answerLines(language)].join('\n')
        expect(text?.replaceAll('\r\n', '\n')).toContain(message)
      }).toPass()

      await page.goBack()
      await open(page, sap)
      await unfold(page, language)
      await expect(numberField(page, questionnaire.questions.start.label)).toHaveValue('')
    },
  )

  test('“Send with an enquiry” in a new tab says that the questionnaire is in the first one', async ({
    page,
    context,
  }) => {
    await open(page, sap)
    await unfold(page, language)
    await fillInQuestionnaire(page, language)
    const toEnquiry = questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true })
    // As a tab that the link opens. Playwright may wait for ever for the first navigation of one that it has not opened.
    const tab = await context.newPage()
    await open(tab, (await toEnquiry.getAttribute('href')) ?? '')
    const elsewhere = fill(form.sheets.elsewhere, { title: questionnaire.title })
    await expect(tab.getByText(elsewhere)).toBeVisible()
    await expectAccessible(tab, 'Contact without its answers')
    await toEnquiry.click()
    await expect(page.getByRole('region', { name: questionnaire.title, exact: true })).toBeVisible()
    await expect(page.getByText(elsewhere)).toHaveCount(0)
  })

  test.describe('whose texts fail for a moment', () => {
    test.use({ provoked: /Failed to load resource/ })

    test('a questionnaire is there after “Try again”, and goes with the next press of Send', async ({
      page,
    }) => {
      // Of the words, and on Contact of the questions, which SAP's own page cannot do without.
      let failing = [words.intro]
      await page.route(/\/(?:sheet|sap)-[^/]*\.js$/, async (route) => {
        const response = await route.fetch()
        const body = await response.text()
        const isFailing = failing.some((part) => body.includes(part))
        return isFailing ? route.abort() : route.fulfill({ response, body })
      })
      const { retry } = texts(language, 'errors')
      await open(page, `${sap}#sheet`)
      const again = questionnaireOf(page).getByRole('button', { name: retry, exact: true })
      await again.waitFor()
      failing = []
      await again.click()
      await fillInQuestionnaire(page, language)

      failing = [words.intro, 'compute:']
      await questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true }).click()
      await expect(page.getByText(form.sheets.notLoaded)).toBeVisible()
      await expectAccessible(page, 'Contact with a questionnaire that has failed')
      await page.route('**/send_mail.php', (route) => route.fulfill({ status: 200, json: { success: true } }))
      await fillIn(page)
      await page.getByRole('button', { name: `captcha stub ${language}`, exact: true }).click()
      const send = page.getByRole('button', { name: form.submit })
      await send.click()
      await expect(page.getByText(form.alert.failure)).toBeVisible()
      failing = []
      const [request] = await Promise.all([page.waitForRequest('**/send_mail.php'), send.click()])
      const attached = [questionnaire.title, ...answerLines(language)].join('\n')
      expect(request.postDataJSON()).toMatchObject({ message: `${enquiry.message}\n\n${attached}` })
    })
  })

  inOneLanguage(
    'message and questionnaire have one limit, which is said before sending',
    async ({ page }) => {
      await open(page, sap)
      await unfold(page, language)
      await fillInQuestionnaire(page, language)
      await questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true }).click()
      const attached = [questionnaire.title, ...answerLines(language)].join('\n').length
      const { maxLength } = enquiryFields.message
      const said = (length: number) => fill(words.length, { length: figure(length), max: figure(maxLength) })
      await expect(page.getByText(said(attached))).toBeVisible()
      await field(page, 'message').fill('x'.repeat(maxLength - attached - 1))
      await expect(page.getByText(said(maxLength + 1))).toBeVisible()
      await field(page, 'message').blur()
      const { tooLong } = form.validation
      const error = fill(tooLong, { length: figure(maxLength + 1), max: figure(maxLength) })
      await expect(page.getByText(error, { exact: true })).toBeVisible()
      await expect(field(page, 'message')).toHaveAccessibleDescription(new RegExp(error.slice(0, 8)))
      await field(page, 'message').fill('x'.repeat(maxLength - attached - 2))
      await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid', 'true')
    },
  )

  inOneLanguage(
    'answers to two questionnaires come along at once: they count together, and both are sent',
    async ({ page }) => {
      const backup = texts(language, 'pages/commvault').questionnaire
      const data = backup.questions.data
      await open(page, sap)
      await unfold(page, language)
      await fillInQuestionnaire(page, language)
      await open(page, `${pagePath('commvault', language)}#sheet`)
      await numberField(page, data.label).fill('40')
      await questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true }).click()

      const cards = [questionnaire.title, backup.title].map((name) =>
        page.getByRole('region', { name, exact: true }),
      )
      const [sapCard, backupCard] = cards
      if (!sapCard || !backupCard) throw new Error('There are two cards')
      await expect(sapCard.getByRole('listitem')).toHaveText(answerLines(language))
      const line = `${data.label}: ${unitTexts(language).amounts.terabyte.replace('{{amount}}', '40')}`
      await expect(backupCard.getByRole('listitem').first()).toHaveText(line)
      // A figure is joined with its unit on the screen, and sent with a space.
      const shown = await backupCard.getByRole('listitem').allTextContents()
      const backupLines = shown.map((each) => each.replaceAll('\u00A0', ' '))
      await expectAccessible(page, 'Contact with the answers to two questionnaires')

      const sapText = [questionnaire.title, ...answerLines(language)].join('\n')
      const both = `${sapText}\n\n${[backup.title, ...backupLines].join('\n')}`
      const { maxLength } = enquiryFields.message
      const said = (length: number) =>
        page.getByText(fill(words.length, { length: figure(length), max: figure(maxLength) }))
      await expect(said(both.length)).toBeVisible()
      await sapCard.getByRole('button', { name: words.remove, exact: true }).click()
      await expect(sapCard).toBeHidden()
      await expect(said([backup.title, ...backupLines].join('\n').length)).toBeVisible()
      await page.getByRole('button', { name: words.putBack, exact: true }).click()
      await backupCard.getByRole('button', { name: words.remove, exact: true }).click()
      await expect(said(sapText.length)).toBeVisible()
      await page.getByRole('button', { name: words.putBack, exact: true }).click()
      for (const card of cards) await expect(card).toBeVisible()

      await page.route('**/send_mail.php', (route) => route.fulfill({ status: 200, json: { success: true } }))
      await fillIn(page)
      await expect(said(`${enquiry.message}\n\n${both}`.length)).toBeVisible()
      await page.getByRole('button', { name: `captcha stub ${language}`, exact: true }).click()
      const [request] = await Promise.all([
        page.waitForRequest('**/send_mail.php'),
        page.getByRole('button', { name: form.submit }).click(),
      ])
      expect(request.postDataJSON()).toMatchObject({ message: `${enquiry.message}\n\n${both}` })
      await page.getByRole('button', { name: form.sent.another, exact: true }).click()
      for (const card of cards) await expect(card).toBeHidden()
    },
  )

  inOneLanguage('a card comes above the message, and leaves the fields before it alone', async ({ page }) => {
    await open(page, sap)
    await unfold(page, language)
    await fillInQuestionnaire(page, language)
    const code = await holdFiles(page, /AttachedAnswers-[^/]*\.js$/)
    await open(page, `${pagePath('contact', language)}?about=sap#enquiry`)
    const subject = texts(language, 'pages/sap').contact.subject
    await expect(field(page, 'subject')).toHaveValue(subject)
    const place = () =>
      field(page, 'subject').evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    code.resolve(undefined)
    const card = page.getByRole('region', { name: questionnaire.title, exact: true })
    await expect(card).toBeVisible()
    expect(await place()).toBe(before)
    const [above, message] = [await card.boundingBox(), await field(page, 'message').boundingBox()]
    expect((above?.y ?? 9999) + (above?.height ?? 0)).toBeLessThan(message?.y ?? 0)
    // What the card answers, with the figures of the example, is not asked again: three others are.
    const help = page.getByText(form.topic.questions, { exact: true }).locator('..').getByRole('listitem')
    const { release, users, systems } = questionnaire.questions
    await expect(help).toHaveText([release.ask, users.ask, systems.ask])
  })

  inOneLanguage('a link to the questionnaire opens it each time', async ({ page }) => {
    await open(page, sap)
    const link = page.getByRole('main').locator('a[href$="#sheet"]').first()
    for (let times = 0; times < 2; times += 1) {
      await link.click()
      await expect(numberField(page, questionnaire.questions.memory.label)).toBeVisible()
      await questionnaireOf(page).getByRole('heading', { name: questionnaire.title, exact: true }).click()
      await expect(numberField(page, questionnaire.questions.memory.label)).toBeHidden()
    }
  })

  inOneLanguage(
    'the keyboard alone fills a questionnaire in and takes it to the enquiry',
    async ({ page }) => {
      await open(page, `${sap}#sheet`)
      const { product, release, memory, takeover } = questionnaire.questions
      await questionnaireOf(page).getByRole('checkbox', { name: product.choices.s4hana, exact: true }).focus()
      await page.keyboard.press('Space')
      for (let tab = 0; tab < Object.keys(product.choices).length; tab += 1) await page.keyboard.press('Tab')
      await expect(
        questionnaireOf(page).getByRole('textbox', { name: release.label, exact: true }),
      ).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(numberField(page, memory.label)).toBeFocused()
      await page.keyboard.type('600')
      await questionnaireOf(page).getByRole('radio', { name: takeover.choices.none, exact: true }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(
        questionnaireOf(page).getByRole('radio', { name: takeover.choices.oneSite, exact: true }),
      ).toBeChecked()
      await questionnaireOf(page).getByRole('link', { name: words.toEnquiry, exact: true }).focus()
      await page.keyboard.press('Enter')
      const card = page.getByRole('region', { name: questionnaire.title, exact: true })
      for (const { label } of [product, memory, takeover])
        await expect(card.getByRole('listitem').filter({ hasText: `${label}:` })).toHaveCount(1)
    },
  )

  inOneLanguage('a page on paper ends with its questionnaire, if that has answers', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
    const paper = page.locator('#sheet-paper')
    const heading = page.getByRole('heading', { name: pageTexts(language, 'sap').heading, exact: true })
    await open(page, `${sap}#sheet`)
    await expect(paper).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    await expect(paper).toBeHidden()

    await page.emulateMedia({ media: 'screen' })
    await fillInQuestionnaire(page, language)
    await questionnaireOf(page).getByRole('button', { name: words.print, exact: true }).click()
    await page.keyboard.press('Control+p')
    // Also from the top of the page, far from the questionnaire.
    for (const reload of [false, true]) {
      if (reload) await open(page, sap)
      await expect(paper).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(heading).toBeVisible()
      await expect(paper.getByText(inGigabytes(language, '600.5'))).toBeVisible()
      const [above, below] = [await page.getByRole('main').boundingBox(), await paper.boundingBox()]
      expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 9999) + (above?.height ?? 9999))
      await page.emulateMedia({ media: 'screen' })
      await expect(paper).toBeHidden()
    }
  })

  test('a questionnaire is copied with all its questions, in order and with its direction, or says that it is not', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `${sap}#sheet`)
    await fillInQuestionnaire(page, language)
    await questionnaireOf(page).getByRole('button', { name: words.copy, exact: true }).click()
    await expect(questionnaireOf(page).getByText(words.copied)).toBeVisible()
    const [plain, html] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return [await read('text/plain'), await read('text/html')]
    })
    const lines = (plain ?? '').split('\n')
    expect(lines[0]).toBe(questionnaire.title)
    const labels = Object.values(questionnaire.questions).map(({ label }) => label)
    // What is computed follows.
    expect(lines.slice(1, labels.length + 1).map((line) => line.split(':')[0])).toEqual(labels)
    expect(lines.map(withoutIsolates)).toEqual(expect.arrayContaining(answerLines(language)))
    // A typed answer keeps its own direction.
    expect(plain?.includes('\u2068Q2\u2069')).toBe(languages[language].direction === 'rtl')
    expect(html).toContain(`dir="${languages[language].direction}"`)

    // As in a browser that forbids the copy.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await questionnaireOf(page).getByRole('button', { name: words.copy, exact: true }).click()
    await expect(questionnaireOf(page).getByText(words.notCopied)).toBeVisible()
  })
})
