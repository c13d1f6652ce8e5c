import { JSDOM } from 'jsdom'
import { describe, expect, onTestFinished, test } from 'vitest'
import arabic from '../../../locales/ar/server/mail.json'
import english from '../../../locales/en/server/mail.json'
import { company } from '#config/company.ts'
import { ownerFacts, type PromiseFacts } from '#config/ownerFacts.ts'
import { composeConfirmation } from '#server/mail/composeMail.ts'
import { confirmation } from '#server/delivery/channels/confirmation.ts'
import { DeliveryError } from '#server/mail/MailTransport.ts'
import { migrate } from '#server/store/database/migrations.ts'
import { RateLimit } from '#server/store/RateLimit.ts'
import { SqliteDatabase } from '#server/store/database/SqliteDatabase.ts'
import { fill, texts as localeTexts } from '../../support/texts.ts'
import { openMailbox } from '../support/mailbox.ts'
import { canary, sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { log, logged, startDeliveryWorker } from '../support/startDeliveryWorker.ts'
import { headerOf, withoutIsolates } from '../support/testMailServer.ts'

const { deliver } = openMailbox()
/** The owner's facts, with this time of reply. */
const reply = (time: PromiseFacts['time']) => ({
  ...ownerFacts,
  promises: { ...ownerFacts.promises, answer: time ? { time } : {} },
})
const hour = 60 * 60 * 1000

describe('the mail', () => {
  test.for([
    ['en', english],
    ['ar', arabic],
  ] as const)(
    'says the reference and how to reach the company, and nothing that was typed (%s)',
    async ([language, { confirmation: words }]) => {
      const enquiry = sampleEnquiry({ language })
      const { mail, email } = await deliver(composeConfirmation(enquiry, settings, reply(undefined)))
      const values = {
        brand: localeTexts(language, 'brand').name,
        reference: enquiry.reference,
        email: company.salesEmail,
        phone: company.phones.phone,
      }
      const { subject, ...paragraphs } = words
      const said = (text: string) => withoutIsolates(fill(text, values))
      expect(withoutIsolates(email.subject)).toBe(said(subject))
      expect(withoutIsolates(email.text).trimEnd().split('\n\n')).toEqual(Object.values(paragraphs).map(said))
      const page = new new JSDOM().window.DOMParser().parseFromString(email.html ?? '', 'text/html')
      expect(page.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
        Object.values(paragraphs).map(said),
      )
      const { to, envelope: _, ...rest } = { to: email.to, ...mail }
      expect(to).toEqual([{ name: '', address: texts.email }])
      for (const typed of [texts.name, texts.mobile, texts.subject]) {
        expect(rest.raw.toString()).not.toContain(typed)
        expect(`${email.subject}${email.text}${email.html}`).not.toContain(typed)
      }
    },
  )

  test.each([
    ['en', 1, 'workingDay_one'],
    ['en', 4, 'workingDay_other'],
    ['ar', 2, 'workingDay_two'],
    ['ar', 4, 'workingDay_few'],
    ['ar', 11, 'workingDay_many'],
  ] as const)(
    'says how soon we reply, once the owner has filled it in (%s, %i)',
    async (language, count, form) => {
      const enquiry = sampleEnquiry({ language })
      const { email } = await deliver(
        composeConfirmation(enquiry, settings, reply({ count, unit: 'workingDay' })),
      )
      const { promise, times } = localeTexts(language, 'owner')
      const forms: Record<string, string> = times
      const time = (forms[form] ?? '').replace('{{count}}', String(count))
      expect(withoutIsolates(email.text).split('\n\n')[1]).toBe(promise.answer.time.replace('{{time}}', time))
    },
  )

  test('is marked as automatic, and a reply goes to the company', async () => {
    const { email } = await deliver(composeConfirmation(sampleEnquiry(), settings))
    expect(headerOf(email, 'Auto-Submitted')).toEqual(['auto-replied'])
    expect(headerOf(email, 'X-Auto-Response-Suppress')).toEqual(['All'])
    expect(email.replyTo).toEqual([{ name: '', address: company.salesEmail }])
  })
})

async function startConfirming({ maxADay = 10, fails }: { maxADay?: number; fails?: DeliveryError } = {}) {
  const database = new SqliteDatabase(':memory:')
  onTestFinished(() => database.close())
  await migrate(database, 'The limits')
  const rateLimit = new RateLimit(database)
  const confirmed: string[] = []
  const send = async ({ to }: { to: readonly { address: string }[] }) => {
    confirmed.push(...to.map(({ address }) => address))
    if (fails) throw fails
    return []
  }
  const way = confirmation({ send }, settings, { rateLimit, maxADay, secret: 'secret', log })
  return { ...(await startDeliveryWorker(way)), confirmed }
}

const reasons = () => logged().flatMap((line) => (line.msg === 'confirmation-given-up' ? [line] : []))

test('a visitor hears of an enquiry once sales has it', async () => {
  const { transport, clock, put, rows, confirmed } = await startConfirming()
  transport.result = new DeliveryError('ESOCKET')
  await put()
  await clock.advance(1000)
  expect(confirmed).toEqual([])
  transport.result = null
  await clock.advance(60_000)
  expect(confirmed).toEqual([texts.email])
  expect(transport.sent.map(({ to }) => to)).not.toContainEqual([{ name: '', address: texts.email }])
  expect((await rows())[0]?.state).toBe('sent')
})

test('a flood, an unverified captcha, a probe or an address that no header can have gets none', async () => {
  const { clock, put, rows, confirmed } = await startConfirming()
  await put(2, { digest: true })
  await put(1, { captcha: 'unverified' })
  await put(1, { isProbe: true })
  await put(1, { texts: { ...texts, email: 'محمد@canary.example' } })
  await clock.advance(2 * 60_000)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
  expect(confirmed).toEqual([])
})

const at = (email: string) => ({ texts: { ...texts, email } })

test('an address gets three a day, and all addresses together as many as the owner allows', async () => {
  const { clock, put, rows, confirmed } = await startConfirming({ maxADay: 4 })
  await put(5, at('layla@canary.example'))
  await clock.advance(60_000)
  await put(1, at('huda@canary.example'))
  await clock.advance(60_000)
  await put(1, at('omar@canary.example'))
  await clock.advance(60_000)
  expect(confirmed.toSorted()).toEqual([
    'huda@canary.example',
    ...Array<string>(3).fill('layla@canary.example'),
  ])
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sent']))
  expect(reasons()).toHaveLength(3)
})

test.for([
  [
    'refused for good: given up at once',
    new DeliveryError('EENVELOPE', { smtpCode: 550, permanent: true }),
    1,
  ],
  ['refused for now: tried until the limit', new DeliveryError('EENVELOPE', { smtpCode: 450 }), 3],
] as const)('an address that is %s', async ([, fails, tries]) => {
  const { transport, clock, put, rows, confirmed } = await startConfirming({ fails })
  await put()
  await clock.advance(hour)
  expect(confirmed).toHaveLength(tries)
  expect(transport.sent).toHaveLength(1)
  expect((await rows())[0]?.state).toBe('sent')
  expect(reasons()).toHaveLength(1)
})

test('the log has no line with the address', async () => {
  const { clock, put } = await startConfirming()
  await put()
  await clock.advance(1000)
  expect(JSON.stringify(logged())).not.toContain(canary)
})
