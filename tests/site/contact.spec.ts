import { join } from 'node:path'
import type { Locator, Page, Request } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { company, mailHref, mapPlace } from '#config/company.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { enquiry, expectFilledIn, field, fillIn } from '../support/enquiryForm.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { exchangeTexts } from '../support/pageTranslators.ts'
import { idleTimes, Network } from '../support/network.ts'
import { otherLanguage } from '../support/pages.ts'
import { readMails } from '../support/readMails.ts'
import { sapQuestionnaire } from '../support/questionnaire.ts'
import { expect, holdFiles, waitForHydration, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts, withoutTags } from '../support/texts.ts'
import { openInTypeface } from '../support/typeface.ts'

/** What Chromium writes to the console about an answer that is a refusal. */
const refusal = /^console: Failed to load resource/

/** In px from the lower edge of the bar to an element. */
async function spaceBelowBar(page: Page, element: Locator) {
  const [bar, box] = await Promise.all([page.getByRole('banner').boundingBox(), element.boundingBox()])
  return (box?.y ?? Number.NaN) - (bar?.y ?? 0) - (bar?.height ?? 0)
}

/** How high the ground is that keeps the chip's place while its words are on their way; NaN where there is none. */
const groundOfChip = (page: Page) =>
  page
    .locator('form > :first-child > :first-child')
    .evaluate((place) => Number.parseFloat(getComputedStyle(place, '::before').blockSize))

/** These run in the page, and fill a field in as browsers and password managers do. */
const byFocusOut = (element: HTMLElement, text: string) => {
  Object.assign(element, { value: text })
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
/** React takes it for one that changes nothing: it has seen the value come. */
const byUntypedInput = (element: HTMLElement, text: string) => {
  Object.assign(element, { value: text })
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
const byNoEvent = (element: HTMLElement, text: string) => {
  Object.assign(element, { value: text })
}

const subjectIn = (code: LanguageCode) => texts(code, 'pages/sap').contact.subject

/** The offer of SAP's questionnaire, below the message. */
const offer = (code: LanguageCode) => {
  const { title, questions } = sapQuestionnaire(code)
  const { sheet } = texts(code, 'enquiry').topic
  return withoutTags(sheet)
    .replace('{{title}}', title)
    .replace('{{questions}}', String(Object.keys(questions).length))
}

inEachLanguage((language, inOneLanguage) => {
  const words = texts(language, 'enquiry')
  const contact = texts(language, 'pages/contact')
  const path = pagePath('contact', language)

  const figure = (count: number) => count.toLocaleString(languages[language].formatLocale)
  const submit = (page: Page, code = language) =>
    page.getByRole('button', { name: texts(code, 'enquiry').submit })
  const captcha = (page: Page, code = language) =>
    page.getByRole('button', { name: `captcha stub ${code}`, exact: true })

  test('shows each office with address, hours and number; mail and mobile are written from the left', async ({
    page,
  }) => {
    await open(page, path)
    const { offices } = texts(language, 'company')
    for (const { id, phone } of company.offices) {
      const office = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: offices[id].name, exact: true }) })
        .last()
      for (const line of [...offices[id].address, offices[id].hours]) await expect(office).toContainText(line)
      await expect(office.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/)
    }
    // At the side where the page begins.
    const side = languages[language].direction === 'rtl' ? 'end' : 'start'
    for (const name of ['email', 'mobile'] as const) {
      await expect(field(page, name)).toHaveAttribute('dir', 'ltr')
      await expect(field(page, name)).toHaveCSS('text-align', side)
    }
    // So are their labels.
    const sides = await field(page, 'email').evaluate((input) => {
      const label = document.querySelector(`label[for="${input.id}"]`)?.getBoundingClientRect()
      const box = input.getBoundingClientRect()
      return { start: (label?.left ?? 0) - box.left, end: box.right - (label?.right ?? 0) }
    })
    if (languages[language].direction === 'rtl') expect(sides.end).toBeLessThan(sides.start)
    else expect(sides.start).toBeLessThan(sides.end)
    // It came with the styles of the form: Emotion makes an element for the first rule that the page has not brought.
    await expect(submit(page)).toBeEnabled()
    await expect(page.locator('style:is([data-emotion="mui"], [data-emotion="muirtl"])')).toHaveCount(0)
  })

  test('keeps a text that is pasted too long, says so, and sends it once it is shorter @beyond', async ({
    page,
  }) => {
    const max = enquiryFields.message.maxLength
    const pasted = `${enquiry.message}\n${'x'.repeat(max)}`
    const tooLong = fill(words.validation.tooLong, { length: figure(pasted.length), max: figure(max) })
    const sent = collectSent(page)
    await answerWith(page, { status: 200, json: { success: true } })
    await page.setViewportSize({ width: 320, height: 800 })
    // In a wider one of the system's the message may take two lines here.
    await openInTypeface(page, path)
    await fillIn(page)
    await captcha(page).click()
    const buttonTop = () =>
      submit(page).evaluate((button) => Math.round(button.getBoundingClientRect().top + window.scrollY))
    const before = await buttonTop()

    const message = page.getByRole('textbox', { name: words.fields.message })
    await message.selectText()
    await page.keyboard.insertText(pasted)
    await expect(message).toHaveValue(pasted)
    await submit(page).click()
    await expect(message).toBeFocused()
    await expect(message).toHaveAccessibleDescription(tooLong)
    // The line of the error, and nothing else, is new.
    const line = await page.getByText(tooLong).evaluate((element) => {
      const { height } = element.getBoundingClientRect()
      return { height, lines: Math.round(height / parseFloat(getComputedStyle(element).lineHeight)) }
    })
    expect(line.lines).toBe(1)
    expect((await buttonTop()) - before).toBeLessThanOrEqual(line.height + 4)
    expect(sent).toEqual([])

    const shortened = pasted.slice(0, max)
    await message.fill(shortened)
    await expect(message).toHaveAttribute('aria-invalid', 'false')
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(words.alert.success)
    expect(sent.map((request): unknown => request.postDataJSON())).toMatchObject([{ message: shortened }])
  })

  inOneLanguage(
    'fills in the page that the visitor came from as the subject, but keeps a typed one @beyond',
    async ({ page }) => {
      const other = otherLanguage(language)
      await open(page, `${path}?about=sap`)
      await expect(field(page, 'subject')).toHaveValue(subjectIn(language))
      await page.getByRole('link', { name: languages[other].label }).click()
      await expect(field(page, 'subject')).toHaveValue(subjectIn(other))
      await field(page, 'subject').fill('Two servers')
      await page.getByRole('link', { name: languages[language].label }).click()
      await expect(page).toHaveURL(`${path}?about=sap`)
      await open(page, `${path}?about=hci`)
      await expect(field(page, 'subject')).toHaveValue('Two servers')
    },
  )

  const chip = (page: Page, code = language) =>
    page
      .getByRole('group')
      .filter({ hasText: fill(texts(code, 'enquiry').topic.chip, { subject: subjectIn(code) }) })
  inOneLanguage(
    'says what one came for, and offers the questionnaire that asks for it @beyond',
    async ({ page }) => {
      const other = otherLanguage(language)
      await open(page, pagePath('sap', language))
      const { action } = texts(language, 'pages/sap').contact
      await page.getByRole('main').getByRole('link', { name: action, exact: true }).first().click()
      await expect(chip(page)).toBeVisible()
      await expect(chip(page).locator('use')).toHaveAttribute('href', /sap-.*#sap$/)
      await expect(field(page, 'message')).toHaveAccessibleDescription(offer(language))
      await expect(page.getByText(contact.form.lead)).toBeVisible()
      await expect(page.getByRole('textbox', { name: words.fields.country, exact: true })).toBeVisible()
      await expectAccessible(page, 'Contact about a page')

      await page.reload()
      await expect(chip(page)).toBeVisible()
      await page.getByRole('link', { name: languages[other].label }).first().click()
      await expect(chip(page, other)).toBeVisible()
      await expect(field(page, 'subject')).toHaveValue(subjectIn(other))

      await chip(page, other)
        .getByRole('button', { name: texts(other, 'enquiry').topic.remove, exact: true })
        .press('Enter')
      await expect(page.getByRole('group').filter({ hasText: subjectIn(other) })).toHaveCount(0)
      await expect(field(page, 'subject')).toHaveValue('')
      await expect(field(page, 'subject')).toBeFocused()
      await page.getByRole('link', { name: languages[language].label }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading)
      await page.reload()
      await waitForHydration(page)
      await new Network(page).rest()
      await expect(field(page, 'subject')).toHaveValue('')
      await expect(page.getByRole('link', { name: sapQuestionnaire(language).title })).toHaveCount(0)
    },
  )

  test('asks who looks for work for other things, and says where a CV goes @beyond', async ({ page }) => {
    await open(page, pagePath('about', language))
    const { action, asks } = texts(language, 'pages/about').contact.careers
    await page.getByRole('main').getByRole('link', { name: action, exact: true }).first().click()
    await expect(page.getByText(words.leads.careers, { exact: true })).toBeVisible()
    await expect(page.getByText(contact.form.lead)).toHaveCount(0)
    const help = page.getByText(words.topic.questions, { exact: true }).locator('..')
    await expect(help.getByRole('listitem')).toHaveText(asks)
    await expect(help.getByRole('link')).toHaveAttribute('href', mailHref(company.careersEmail))
    await expect(page.getByRole('textbox', { name: words.fields.country })).toHaveCount(0)
    await expectAccessible(page, 'Contact about work')
  })

  inOneLanguage('the country reaches the sales mailbox @beyond', async ({ page }) => {
    const subject = `Storage ${crypto.randomUUID()}`
    await open(page, `${path}?about=netapp#enquiry`)
    await fillIn(page)
    await field(page, 'subject').fill(subject)
    await page.getByRole('textbox', { name: words.fields.country, exact: true }).fill('Oman')
    await captcha(page).click()
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(words.alert.success)
    const mail = await findMail((text) => text.includes(subject))
    expect(mail.text?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(`${words.fields.country}: Oman`)
  })

  inOneLanguage('a subject that is no page’s has no chip @beyond', async ({ page }) => {
    for (const [query, subject] of [
      ['about=nothing', ''],
      ['subject=Quantum%20computers', 'Quantum computers'],
    ] as const) {
      await page.goto('about:blank')
      await open(page, `${path}?${query}#enquiry`)
      await new Network(page).rest()
      await expect(page.getByRole('button', { name: words.topic.remove })).toHaveCount(0)
      expect(await groundOfChip(page)).toBeNaN()
      await expect(page.locator('form').getByRole('listitem')).toHaveCount(0)
      await expect(field(page, 'subject')).toHaveValue(subject)
    }
  })

  inOneLanguage('no field moves when the topic and its questions come @beyond', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const code = await holdFiles(page, /(?:EnquiryForm|TopicChip)-[^/]*\.js$/)
      await page.goto('about:blank')
      await page.goto(`${path}?about=sap#enquiry`, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /page/)
      await page.evaluate(() => document.fonts.ready)
      const tops = () =>
        page.evaluate(() =>
          Array.from(
            document.querySelectorAll('form [name]'),
            (input) => input.getBoundingClientRect().top + window.scrollY,
          ).slice(0, 5),
        )
      const before = await tops()
      expect(before).toHaveLength(5)
      expect(await groundOfChip(page)).toBe(40)
      code.resolve(undefined)
      await expect(chip(page)).toBeVisible()
      expect(await groundOfChip(page)).toBeNaN()
      await expect(
        page.getByRole('link', { name: sapQuestionnaire(language).title, exact: true }),
      ).toBeVisible()
      const moved = (await tops()).map((top, index) => Math.abs(top - (before[index] ?? 0)))
      expect(Math.max(...moved), `${width} px`).toBeLessThan(1)
      await page.unroute(/(?:EnquiryForm|TopicChip)-[^/]*\.js$/)
    }
  })

  inOneLanguage(
    'a link below a wrong field is pressed, though the field’s error moves it @beyond',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, path)
      const message = field(page, 'message')
      const privacy = page.locator('form').getByRole('link').last()
      const nameError = page.getByText(words.validation.nameRequired)
      await field(page, 'name').focus()
      await privacy.scrollIntoViewIfNeeded()
      const box = await privacy.boundingBox()
      if (!box) throw new Error('The link is not shown')
      await page.mouse.move(box.x + 5, box.y + 5)
      await page.mouse.down()
      await idleTimes(page)
      await expect(nameError).toHaveCount(0)
      expect(await privacy.boundingBox()).toEqual(box)
      await page.mouse.up()
      await expect(page).toHaveURL(new RegExp(`${pagePath('terms', language)}#`))
      await page.goBack()
      await waitForHydration(page)
      // By the keyboard it comes at once.
      await field(page, 'name').focus()
      await page.keyboard.press('Tab')
      await expect(nameError).toBeVisible()
      // A field without an error has no line for it.
      const gap = await message.evaluate((element) => {
        const helper = document.getElementById(`${element.id}-helper-text`)
        return helper?.getBoundingClientRect().height
      })
      expect(gap).toBe(0)
    },
  )

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })
    inOneLanguage('a tap on a link below a wrong field is no miss either @beyond', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, path)
      const privacy = page.locator('form').getByRole('link').last()
      await field(page, 'name').tap()
      await privacy.tap({ position: { x: 5, y: 3 } })
      await expect(page).toHaveURL(new RegExp(`${pagePath('terms', language)}#`))
    })
  })

  test.describe('with a topic, and the chip’s code cannot be loaded', () => {
    test.use({ provoked: /ERR_FAILED|TopicChip/ })
    inOneLanguage(
      'the subject is filled in all the same, and the chip’s place goes @beyond',
      async ({ page }) => {
        await page.route(/TopicChip-[^/]*\.js$/, (route) => route.abort())
        await open(page, `${path}?about=sap#enquiry`)
        await expect(field(page, 'subject')).toHaveValue(subjectIn(language))
        // The first part of the form is then the line about the asterisk.
        const first = page.locator('form > :first-child > :first-child')
        await expect(first).toHaveText(words.required)
      },
    )
  })

  test('below the banner of a phone stands the form, whose heading a link leaves below the bar @beyond', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: contact.form.heading, exact: true })
    const spaceAbove = async () => Math.round(await spaceBelowBar(page, heading))
    await open(page, path)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('link', { name: contact.form.heading, exact: true })).toHaveCount(0)
      const [form, offices] = await Promise.all(
        [heading, page.getByRole('heading', { name: contact.offices.heading, exact: true })].map((part) =>
          part.boundingBox(),
        ),
      )
      expect(form?.y).toBeLessThan(offices?.y ?? 0)
    }
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      // By its address the page is whole, and has jumped.
      await page.goto('about:blank')
      await open(page, `${path}#enquiry`)
      await expect.poll(spaceAbove, `${width} px`).toBe(24)
      await expect(field(page, 'name')).toBeInViewport()
    }
  })

  inOneLanguage(
    'shows the message below the bar of a low window when the keyboard comes back to it @beyond',
    async ({ page }) => {
      await open(page, path)
      const message = field(page, 'message')
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 500 })
        await message.focus()
        await expect(captcha(page)).toBeVisible()
        for (const key of ['Tab', 'Shift+Tab']) {
          const goal = key === 'Tab' ? submit(page) : message
          while (!(await goal.evaluate((element) => element === document.activeElement)))
            await page.keyboard.press(key)
        }
        await expect.poll(() => spaceBelowBar(page, message), `${width} px`).toBeGreaterThanOrEqual(0)
      }
    },
  )

  test('loads the map by a press on a drawn one, in its language, with a plain link for each office', async ({
    page,
  }) => {
    const network = new Network(page)
    await open(page, path)
    const show = page.getByRole('button', { name: contact.map.show, exact: true })
    await show.scrollIntoViewIfNeeded()
    await network.rest()
    expect(network.urls.filter((url) => url.includes('/maps'))).toEqual([])
    const { offices } = texts(language, 'company')
    for (const office of company.offices) {
      const name = fill(contact.map.link, { office: offices[office.id].name })
      const link = page.getByRole('link', { name })
      const query = mapPlace(office)
      expect(await address(link, 'href')).toMatchObject({ path: '/maps/search/', query, hl: language })
    }
    await show.press('Enter')
    const [first] = company.offices
    const frame = page.getByTitle(fill(contact.map.title, { office: offices[first.id].name }))
    expect(await address(frame, 'src')).toMatchObject({ path: '/maps', q: mapPlace(first), hl: language })
    await expect(frame).toBeFocused()
    await expect(frame.contentFrame().getByText('map stub')).toBeVisible()
    await expect(show).toBeHidden()
  })

  inOneLanguage('sends the enquiry as specified, thanks, and empties the form', async ({ page, context }) => {
    const sent = collectSent(page)
    await answerWith(page, { status: 200, json: { success: true } })
    await open(page, path)
    await fillIn(page)
    await captcha(page).click()
    await submit(page).dblclick()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(words.alert.success)
    await expect(alert).toBeInViewport()
    expect(sent).toHaveLength(1)
    const [request] = sent
    expect(new URL(request?.url() ?? '').pathname).toBe('/send_mail.php')
    expect(request?.postDataJSON()).toEqual({ ...enquiry, recaptcha: 'captcha-response' })
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', sameSite: 'Strict', httpOnly: false })
    expect(request?.headers()).toMatchObject({ 'x-xsrf-token': cookie?.value, 'content-language': language })
    expect(await captchaResets(page)).toBe(1)
    await expect(page.getByRole('heading', { name: words.alert.success, exact: true })).toBeFocused()
    const bar = page.getByRole('banner').locator('> div')
    await expect(async () => {
      const [panel, above] = await Promise.all([
        page.getByRole('region', { name: words.alert.success, exact: true }).boundingBox(),
        bar.boundingBox(),
      ])
      const gap = (panel?.y ?? Number.NaN) - (above?.height ?? Number.NaN)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(100)
    }).toPass()
    await expect(page.locator('form')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: contact.form.heading, exact: true })).toHaveCount(0)
    await expectAccessible(page, 'Contact after sending')
    await idleTimes(page)
    await expect(alert).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading')).toHaveText([
      words.alert.success,
      words.sent.heading,
      words.sent.texts,
    ])
    await expect(page.getByText(enquiry.mobile, { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: words.sent.another, exact: true }).press('Enter')
    for (const name of Object.keys(enquiry)) await expect(field(page, name)).toHaveValue('')
    await expect(field(page, 'name')).toBeFocused()
  })

  test('reaches the sales mailbox through the real server, and tells the reference', async ({
    page,
    context,
  }) => {
    // The tests of both languages, and of other runs, share a folder.
    const subject = `Servers ${crypto.randomUUID()}`
    await open(page, path)
    await fillIn(page)
    await field(page, 'subject').fill(subject)
    await captcha(page).click()
    const [response] = await Promise.all([page.waitForResponse('**/send_mail.php'), submit(page).click()])
    expect(response.status()).toBe(200)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(words.alert.success)
    const panel = page.getByRole('region', { name: words.alert.success, exact: true })
    const reference = panel.getByText(/^QT-[0-9A-Z]{6}$/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByRole('button', { name: words.sent.copy, exact: true }).click()
    await expect(panel.getByText(words.sent.copied, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await reference.textContent())
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await reference.evaluate((element) => element.getClientRects().length)).toBe(1)

    const mail = await findMail((text) => text.includes(subject))
    expect(mail.to).toMatchObject([{ address: company.salesEmail }])
    expect(mail.replyTo).toEqual([{ address: enquiry.email, name: enquiry.name }])
    expect(mail.subject).toContain(await reference.textContent())
    for (const line of [enquiry.mobile, ...enquiry.message.split('\n')]) expect(mail.text).toContain(line)
    expect(mail.text).toContain(languages[language].label)
  })

  test.describe('sent, and the panel’s code cannot be loaded', () => {
    test.use({ provoked: /ERR_FAILED|SentPanel/ })
    inOneLanguage('thanks and reference stand in the form’s place all the same @beyond', async ({ page }) => {
      await page.route(/SentPanel-[^/]*\.js$/, (route) => route.abort())
      await answerWith(page, { status: 200, json: { success: true, id: 'QT-7K3M01' } })
      await open(page, path)
      await fillIn(page)
      await captcha(page).click()
      await submit(page).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(words.alert.success)
      const notice = page.getByRole('group', { name: words.alert.success, exact: true })
      await expect(notice).toBeFocused()
      await expect(notice.getByText('QT-7K3M01', { exact: true })).toBeVisible()
      await alert.getByRole('button', { name: words.alert.dismiss }).click()
      await expect(field(page, 'name')).toHaveValue('')
    })
  })

  test.describe('refused', () => {
    test.use({ provoked: refusal })
    // What else is a failure: src/enquiry/form/sendEnquiry.test.ts.
    inOneLanguage(
      'keeps every field and says so, and the captcha has to be solved anew',
      async ({ page }) => {
        await answerWith(page, { status: 500, json: { success: true } })
        await open(page, path)
        await fillIn(page)
        await captcha(page).click()
        await submit(page).click()
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(words.alert.failure)
        await expectFilledIn(page)
        expect(await captchaResets(page)).toBe(1)
        await submit(page).click()
        await expect(page.getByRole('group', { name: words.captcha.title })).toBeFocused()
        await alert.getByRole('button', { name: words.alert.dismiss }).click()
        await expect(alert).toBeHidden()

        await page.unroute('**/send_mail.php')
        await answerWith(page, { status: 200, json: { success: true } })
        await captcha(page).click()
        await submit(page).click()
        await expect(alert).toHaveText(words.alert.success)
      },
    )
  })

  inOneLanguage(
    'brings its answer into a small window that shows only the first fields @beyond',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 400 })
      await answerWith(page, { status: 200, json: { success: false } })
      await open(page, path)
      await fillIn(page)
      await captcha(page).click()
      await field(page, 'name').press('Enter')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(words.alert.failure)
      await expect(alert).toBeInViewport({ ratio: 1 })
    },
  )

  inOneLanguage(
    'keeps text, messages and alert through a switch, in the new language @beyond',
    async ({ page }) => {
      const other = otherLanguage(language)
      await answerWith(page, { status: 200, json: { success: false } })
      await open(page, path)
      await fillIn(page)
      await captcha(page).click()
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText(words.alert.failure)
      await field(page, 'email').fill('amal@')
      await expect(page.getByText(words.validation.emailInvalid)).toBeVisible()
      await page.getByRole('link', { name: languages[other].label }).click()
      const otherWords = texts(other, 'enquiry')
      await expect(page.getByRole('alert')).toContainText(otherWords.alert.failure)
      await expect(field(page, 'email')).toHaveAccessibleDescription(otherWords.validation.emailInvalid)
      await expect(field(page, 'message')).toHaveValue(enquiry.message)
      await expect(captcha(page, other)).toBeVisible()
    },
  )

  inOneLanguage(
    'asks for the captcha only when the form is touched or near, in its language @beyond',
    async ({ page }) => {
      const network = new Network(page)
      const asked = () => network.urls.filter((url) => url.includes('recaptcha'))
      await page.setViewportSize({ width: 1280, height: 320 })
      await open(page, path)
      await network.rest()
      expect(asked()).toEqual([])
      await field(page, 'name').focus()
      await expect.poll(() => asked().length).toBe(1)
      expect(new URL(asked()[0] ?? '').searchParams.get('hl')).toBe(language)
    },
  )

  inOneLanguage(
    'the captcha has the window’s size and colours, and changes with them @beyond',
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, path)
      await field(page, 'name').focus()
      const small = { size: 'compact', theme: 'light' }
      const dark = { size: 'compact', theme: 'dark' }
      await expect.poll(() => captchaLooks(page)).toEqual([small])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => captchaLooks(page)).toEqual([small, dark])
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(() => captchaLooks(page)).toEqual([small, dark, { size: 'normal', theme: 'dark' }])
    },
  )

  // Without an event: tests/engines/form.spec.ts.
  inOneLanguage(
    'sends what a browser or password manager has filled in without a key @beyond',
    async ({ page }) => {
      const sent = collectSent(page)
      await answerWith(page, { status: 200, json: { success: true } })
      await open(page, path)
      const { message, ...others } = enquiry
      for (const [index, [name, text]] of Object.entries(others).entries()) {
        await field(page, name).evaluate(index % 2 === 0 ? byFocusOut : byUntypedInput, text)
      }
      // Renders the form again.
      await field(page, 'message').fill(message)
      await captcha(page).click()
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText(words.alert.success)
      expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
        { ...enquiry, recaptcha: 'captcha-response' },
      ])
    },
  )

  inOneLanguage(
    'keeps silent fills where a switch of the language builds the form anew @beyond',
    async ({ page }) => {
      await open(page, path)
      await field(page, 'name').evaluate(byNoEvent, enquiry.name)
      // As a translator does.
      await page.evaluate(exchangeTexts, 'font')
      const other = otherLanguage(language)
      await page.getByRole('link', { name: languages[other].label }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(other, 'pages/contact').heading)
      await expect(field(page, 'name')).toHaveValue(enquiry.name)
    },
  )

  inOneLanguage(
    'a press before the scripts came loses nothing, and says what is missing @beyond',
    async ({ page }) => {
      const scripts = await holdFiles(page)
      await page.goto(path, { waitUntil: 'commit' })
      await fillIn(page)
      // The visitor sees that it waits.
      await expect(submit(page)).toBeDisabled()
      await expect(submit(page)).toHaveCSS('opacity', '0.7')
      // By the keyboard, as Playwright would wait until the button is enabled.
      await submit(page).press('Enter')
      scripts.resolve(undefined)
      await waitForHydration(page)
      await expect(submit(page)).toHaveCSS('opacity', '1')
      await expectFilledIn(page)
      await expect(page.getByRole('group', { name: words.captcha.title })).toBeFocused()
    },
  )
})

function collectSent(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => request.url().endsWith('send_mail.php') && sent.push(request))
  return sent
}

async function answerWith(page: Page, answer: { status: number; json: unknown }) {
  await page.route('**/send_mail.php', (route) => route.fulfill(answer))
}

async function findMail(isIt: (subject: string) => boolean): Promise<Email> {
  const folder = join(process.env['TEST_DATA_DIR'] ?? '', 'mails')
  const found: Email[] = []
  await expect(async () => {
    const mails = await Promise.all(readMails(folder).map((mail) => PostalMime.parse(mail)))
    found.push(...mails.filter(({ subject = '' }) => isIt(subject)))
    expect(found).toHaveLength(1)
  }).toPass()
  const [mail] = found
  if (!mail) throw new Error('There is no such mail')
  return mail
}

async function address(element: Locator, attribute: 'src' | 'href') {
  const { pathname: path, searchParams } = new URL((await element.getAttribute(attribute)) ?? '')
  return { path, ...Object.fromEntries(searchParams) }
}

function captchaLooks(page: Page) {
  return page.evaluate(() => {
    interface Widget {
      options: { size: string; theme: string }
    }
    const { grecaptcha } = window as unknown as { grecaptcha?: { widgets: Widget[] } }
    return grecaptcha?.widgets.map(({ options: { size, theme } }) => ({ size, theme }))
  })
}

function captchaResets(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { grecaptcha: { resets?: number } }).grecaptcha.resets ?? 0,
  )
}
