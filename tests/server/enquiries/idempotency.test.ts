// @vitest-environment node
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { canary, enquiry, answerJson, startEnquiryServer } from '../support/enquiryServer.ts'
import { smallSite } from '../support/smallSite.ts'
import { onStore } from '../support/stores.ts'
import { readSite } from '../support/testSite.ts'

const key = { 'Idempotency-Key': 'f3b0c442-98fc-1c14-9afb-f4c8996fb924' }
const times = (count: number) => Array.from({ length: count })

const failToStore = () => Promise.reject(new TypeError(`Cannot keep "${canary}"\n    at ${canary}`))

describe('the same request', () => {
  test('twenty at once are one enquiry, one mail, one question to the provider, one attempt', async () => {
    const site = await startEnquiryServer({ ENQUIRY_RATE: '1/1m' }, { behaviour: 'once', deliver: true })
    const answers = await Promise.all(times(20).map(() => site.send({}, key)))
    const kept = await site.stored()
    expect(kept).toHaveLength(1)
    expect(answers.map(answerJson)).toEqual(
      times(20).map(() => ({ status: 200, success: true, id: kept[0]?.reference })),
    )
    expect(site.provider.asked).toHaveLength(1)
    await expect.poll(() => site.mails(), { timeout: 60_000 }).toHaveLength(1)
    expect(site.mails()[0]).toContain(kept[0]?.reference)
  })

  test('twenty at once from a client without keys are one enquiry', async () => {
    const { send, stored } = await startEnquiryServer({}, { behaviour: 'once' })
    const answers = await Promise.all(times(20).map(() => send()))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  test('after a lost answer gets the same reference, with the captcha and the rate used up', async () => {
    const site = await startEnquiryServer({ ENQUIRY_RATE: '1/1d' }, { behaviour: 'once' })
    const body = JSON.stringify(enquiry)
    const lines = Object.entries({
      Host: 'a',
      ...site.headers(key),
      'Content-Length': Buffer.byteLength(body),
    })
    const socket = connect(site.port, '127.0.0.1')
    const head = lines
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
      .replace('Host: a', `Host: 127.0.0.1:${site.port}`)
    socket.write(`POST /send_mail.php HTTP/1.1\r\n${head}\r\n${body}`)
    await expect.poll(() => site.stored()).toHaveLength(1)
    socket.resetAndDestroy()

    const [kept] = await site.stored()
    const again = await site.send({ recaptcha: 'another-solution' }, key)
    expect(answerJson(again)).toEqual({ status: 200, success: true, id: kept?.reference })
    expect(site.provider.asked).toHaveLength(1)
    expect(await site.stored()).toHaveLength(1)
    expect(await site.services.appDependencies.metrics.registry.metrics()).toContain(
      'enquiries_total{result="repeated"} 1',
    )
  })

  test('at two servers on one store is one enquiry, with one solution', async () => {
    const first = await startEnquiryServer({}, { behaviour: 'once' })
    const second = await startEnquiryServer(
      { DATA_DIR: first.settings.dataDir, RECAPTCHA_VERIFY_URL: first.provider.url },
      { behaviour: 'once' },
    )
    const answers = await Promise.all(times(10).map((_, index) => (index % 2 ? first : second).send({}, key)))
    expect(answers.map(({ status }) => status)).toEqual(times(10).map(() => 200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(first.provider.asked.length).toBeLessThanOrEqual(2)
    expect(await first.stored()).toHaveLength(1)
  })
})

describe('another request', () => {
  test('with the key of other texts is a conflict, at once and later', async () => {
    const { send, stored } = await startEnquiryServer()
    const conflict = { status: 409, success: false, error: { code: 'conflict' } }
    const both = await Promise.all([send({}, key), send({ message: 'Other' }, key)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answerJson(await send({ message: 'A third' }, key))).toEqual(conflict)
    expect(await stored()).toHaveLength(1)
  })

  test('of the same words with a key of its own is a second enquiry', async () => {
    const { send, stored } = await startEnquiryServer()
    await send({}, key)
    await send({}, { 'Idempotency-Key': `${key['Idempotency-Key']}-2` })
    expect(await stored()).toHaveLength(2)
  })

  test('of the same words from a client without keys is one when it has a solution of its own', async () => {
    const { send, stored } = await startEnquiryServer()
    await send()
    await send()
    expect(await stored()).toHaveLength(1)
    await send({ recaptcha: `second-${canary}` })
    expect(await stored()).toHaveLength(2)
  })

  test('differs by texts as they are kept: white space at an end does not make another', async () => {
    const { send } = await startEnquiryServer()
    const first = await send({}, key)
    const second = await send({ name: ` ${enquiry.name}\u200B` }, key)
    expect(second.body).toBe(first.body)
  })
})

test('a refused request leaves its key free for the next attempt', async () => {
  const { send, stored, provider } = await startEnquiryServer({}, { behaviour: 'refuses' })
  expect(await send({}, key)).toMatchObject({ status: 400 })
  provider.behaviour = 'passes'
  expect(await send({ recaptcha: 'solved-again' }, key)).toMatchObject({ status: 200 })
  expect(await stored()).toHaveLength(1)
})

describe('success is never said of what is not kept', () => {
  test('a store that fails gives 503, and the next attempt is a new one', async () => {
    const { send, stored, services, logged } = await startEnquiryServer()
    await services.database.query('ALTER TABLE enquiry RENAME TO elsewhere')
    const answer = await send({}, key)
    expect(answerJson(answer)).toEqual({ status: 503, success: false, error: { code: 'unavailable' } })
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(logged()).toContainEqual(
      expect.objectContaining({
        msg: 'enquiry-not-stored',
        err: expect.objectContaining({ type: 'StoreError' }) as unknown,
      }),
    )
    await services.database.query('ALTER TABLE elsewhere RENAME TO enquiry')
    expect(await send({}, key)).toMatchObject({ status: 200 })
    expect(await stored()).toHaveLength(1)
  })

  test('an error that quotes the visitor is answered and logged without a word of it', async () => {
    const { services, headers, logged } = await startEnquiryServer()
    const app = createApp(readSite(smallSite), {
      ...services.appDependencies,
      outbox: { findByKey: async () => undefined, put: failToStore },
    })
    const request = {
      method: 'POST',
      headers: headers({ Host: '127.0.0.1', Origin: 'http://127.0.0.1' }),
      body: JSON.stringify(enquiry),
    }
    const socket = { remoteAddress: '192.0.2.1' }
    const answer = await app.request('/send_mail.php', request, { incoming: { socket } })
    expect([answer.status, await answer.text()]).toEqual([503, expect.not.stringContaining(canary)])
    const stack = expect.arrayContaining([expect.stringMatching(/^ {4}at Object.failToStore /)]) as unknown
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'enquiry-not-stored', err: { type: 'TypeError', stack } }),
    )
  })

  onStore('PostgreSQL', 'a row', (store) => {
    test('that is refused is logged without a word of it', async () => {
      const { databaseUrl = '' } = await store.settings()
      const { send, services, logged } = await startEnquiryServer({ DATABASE_URL: databaseUrl })
      await services.database.query("ALTER TABLE enquiry ADD CHECK (language = 'none')")
      expect(await send()).toMatchObject({ status: 503 })
      const message = expect.stringMatching(/"enquiry_language_check"$/) as unknown
      const err = expect.objectContaining({ type: 'StoreError', code: '23514', message }) as unknown
      expect(logged()).toContainEqual(expect.objectContaining({ msg: 'enquiry-not-stored', err }))
    })
  })

  test('an enquiry of a flood is kept, to be sent together with others', async () => {
    const { send, stored, services } = await startEnquiryServer()
    await services.database.query(
      `INSERT INTO enquiry (id, key_hash, fingerprint, reference, created_at, language, texts, captcha, digest, state, attempts, next_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 301)
       SELECT 'id' || i, 'key' || i, '', 'QT-' || i, $1, 'en', NULL, 'passed', 0, 'sent', 1, 0 FROM n`,
      [Date.now()],
    )
    expect(await send()).toMatchObject({ status: 200 })
    expect((await stored()).filter(({ digest }) => digest)).toHaveLength(1)
  })
})
