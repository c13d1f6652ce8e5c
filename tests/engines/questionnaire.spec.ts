import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { pagePath } from '#i18n/addresses.ts'
import { readMails } from '../support/readMails.ts'
import { inGigabytes, sapQuestionnaire } from '../support/questionnaire.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'

inEachLanguage((language, inOneLanguage) => {
  const { title, questions } = sapQuestionnaire(language)
  const words = texts(language, 'sheet')
  const form = texts(language, 'enquiry')
  const inQuestionnaire = { within: '#sheet' }
  const memory = { role: 'field', name: questions.memory.label, ...inQuestionnaire } as const

  inOneLanguage('figures typed beside SAP arrive in the mail to sales', async ({ openVisitor, engine }) => {
    const subject = `${engine} ${language} ${Date.now()}`
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('sap', language))
    await visitor.click({ role: 'button', name: title, ...inQuestionnaire })
    await visitor.click(memory)
    await visitor.window.type('600')
    await visitor.expectSeen(memory, { value: '600' })
    await visitor.click({ role: 'field', name: questions.takeover.choices.twoSites, ...inQuestionnaire })
    await visitor.click({ role: 'link', name: words.toEnquiry, ...inQuestionnaire })
    await visitor.expectSeen({ role: 'heading', name: title, within: 'form' })

    for (const [id, text] of [
      ['name', 'Amal Example'],
      ['mobile', '+971 50 000 0000'],
      ['email', 'amal@customer.example'],
    ] as const) {
      await visitor.fill(form.fields[id], text)
    }
    // The page has filled in a subject of its own.
    await visitor.window.evaluate((text) => {
      const input = document.querySelector<HTMLInputElement>('form [name="subject"]')
      if (input) input.value = text
    }, subject)
    await visitor.click({ role: 'button', name: `captcha stub ${language}` })
    await visitor.click({ role: 'button', name: form.submit })
    await visitor.expectText('[role="alert"]', form.alert.success)
    await visitor.click({ role: 'button', name: form.sent.another })
    await visitor.expectSeen({ role: 'field', name: form.fields.name, within: 'form' }, { value: '' })
    await visitor.expectGone({ role: 'heading', name: title, within: 'form' })

    const folder = join(process.env['TEST_DATA_DIR'] ?? '', 'mails')
    await expect(async () => {
      const mails = await Promise.all(readMails(folder).map((mail) => PostalMime.parse(mail)))
      const mail = mails.find((each) => each.subject?.includes(subject))
      const lines = (mail?.text ?? '').replaceAll(/[\u2066-\u2069\r]/g, '').split('\n')
      const wanted = [
        title,
        `${questions.memory.label}: ${inGigabytes(language, '600')}`,
        `${questions.takeover.label}: ${questions.takeover.choices.twoSites}`,
      ]
      expect(
        wanted.filter((line) => !lines.includes(line)),
        lines.join('\n'),
      ).toEqual([])
    }).toPass()
  })

  inOneLanguage(
    'figures that the browser does not store come along to Contact, back, and there again',
    async ({ openVisitor }) => {
      const contact = { role: 'heading', name: title, within: 'form' } as const
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(pagePath('sap', language))
      await visitor.window.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new Error('blocked')
        }
      })
      await visitor.click({ role: 'button', name: title, ...inQuestionnaire })
      await visitor.click(memory)
      await visitor.window.type('600')
      await visitor.expectSeen(memory, { value: '600' })
      await visitor.click({ role: 'link', name: words.toEnquiry, ...inQuestionnaire })
      await visitor.expectSeen(contact)
      await expect.poll(() => visitor.scrolled()).toBeGreaterThan(0)
      await visitor.backToDocument()
      await visitor.expectSeen(memory, { value: '600' })
      await visitor.click({ role: 'link', name: words.toEnquiry, ...inQuestionnaire })
      await visitor.expectSeen(contact)
      // The captcha comes when the visitor is near it.
      await visitor.window.evaluate(() =>
        document.forms[0]?.scrollIntoView({ block: 'end', behavior: 'instant' }),
      )
      await visitor.expectSeen({ role: 'button', name: `captcha stub ${language}` })
    },
  )

  inOneLanguage(
    'a field stays where it is while the example above follows what is typed',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true, width: 390 })
      const field = { role: 'field', name: questions.memory.label, ...inQuestionnaire } as const
      await visitor.open(`${pagePath('sap', language)}#sheet`)
      await visitor.click(field)
      const place = () =>
        visitor.window.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0))
      const before = await place()
      // The last two are no figures that the example takes: its sentence is shorter then.
      for (const typed of ['600', '000', 'x']) {
        await visitor.window.type(typed)
        await expect.poll(place).toBe(before)
      }
    },
  )
})
