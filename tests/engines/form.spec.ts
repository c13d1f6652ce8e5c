import { pagePath } from '#i18n/addresses.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'

const enquiry = {
  name: 'Amal Example',
  mobile: '+971 50 000 0000',
  email: 'amal@customer.example',
  subject: 'Servers',
  message: 'Two of them, please.',
} as const

inEachLanguage((language, inOneLanguage) => {
  const words = texts(language, 'enquiry')
  const submit = { role: 'button', name: words.submit } as const
  const field = (id: keyof typeof enquiry) =>
    ({ role: 'field', name: words.fields[id], within: 'form' }) as const

  inOneLanguage(
    'the form says what is missing, goes there, and sends to the real server',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(pagePath('contact', language))
      await visitor.click(submit)
      await visitor.expectSeen(field('name'), {
        isFocused: true,
        isInvalid: true,
        description: words.validation.nameRequired,
      })
      await visitor.expectSeen(field('mobile'), { isInvalid: true })

      for (const id of Object.keys(enquiry) as (keyof typeof enquiry)[]) {
        await visitor.fill(words.fields[id], enquiry[id])
        await visitor.expectSeen(field(id), { value: enquiry[id] })
      }
      await visitor.expectSeen(field('name'), { isInvalid: false })
      await visitor.click({ role: 'button', name: `captcha stub ${language}` })
      await visitor.click(submit)
      await visitor.expectText('[role="alert"]', words.alert.success)
      await visitor.click({ role: 'button', name: words.sent.another })
      await visitor.expectSeen(field('name'), { value: '', isFocused: true })
    },
  )

  inOneLanguage('no field is so small that an iPhone would zoom into it', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true, width: 390, height: 844 })
    await visitor.open(pagePath('contact', language))
    const sizes = await visitor.window.evaluate(() =>
      Array.from(document.querySelectorAll('form :is(input, textarea)'), (input) =>
        parseFloat(getComputedStyle(input).fontSize),
      ),
    )
    expect(sizes.length).toBeGreaterThanOrEqual(Object.keys(enquiry).length)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })

  inOneLanguage('what is filled in without an event stays, and counts', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('contact', language))
    await visitor.window.evaluate((text) => {
      const input = document.querySelector<HTMLInputElement>('form [name="name"]')
      if (input) input.value = text
    }, enquiry.name)
    await visitor.fill(words.fields.mobile, enquiry.mobile)
    await visitor.click(submit)
    await visitor.expectSeen(field('email'), { isInvalid: true })
    await visitor.expectSeen(field('name'), { value: enquiry.name, isInvalid: false })
  })

  // Which other addresses are right: src/enquiry/enquirySchema.test.ts.
  inOneLanguage(
    'an address in Arabic letters stays through a reload, and form and server take it @beyond',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(pagePath('contact', language))
      for (const id of ['name', 'mobile'] as const) await visitor.fill(words.fields[id], enquiry[id])
      await visitor.fill(words.fields.email, 'محمد@موقع.امارات')
      await visitor.window.reload()
      await visitor.expectAlive()
      await visitor.pointAt(submit)
      await visitor.click({ role: 'button', name: `captcha stub ${language}` })
      await visitor.click(submit)
      await visitor.expectText('[role="alert"]', words.alert.success)
    },
  )
})
