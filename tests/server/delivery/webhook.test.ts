import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { fill } from '../../support/texts.ts'
import english from '../../../locales/en/server/mail.json'
import { DeliveryError } from '#server/mail/MailTransport.ts'
import { webhook } from '#server/delivery/channels/webhook.ts'
import { listenInTest } from '../support/listenInTest.ts'
import { texts } from '../support/sampleEnquiry.ts'
import { logged, startDeliveryWorker } from '../support/startDeliveryWorker.ts'
import { withoutIsolates } from '../support/testMailServer.ts'

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
const soon = { timeout: 20_000, interval: 20 }

interface Post {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver on this machine, which answers with the status that the test sets; 0 is no answer. */
async function startReceiver() {
  const receiver = { status: 200, posts: [] as Post[] }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    receiver.posts.push({ headers: request.headers, body: await text(request) })
    if (receiver.status === 302) response.setHeader('location', 'http://127.0.0.1:1/')
    if (receiver.status > 0) response.writeHead(receiver.status).end('canary')
  }
  const server = createServer((request, response) => {
    void take(request, response)
  })
  return Object.assign(receiver, { url: `http://127.0.0.1:${await listenInTest(server)}/secret` })
}

type Format = Parameters<typeof webhook>[0]['format']

async function startPosting({ format = 'json', timeoutMs }: { format?: Format; timeoutMs?: number } = {}) {
  const receiver = await startReceiver()
  const worker = await startDeliveryWorker(webhook({ url: receiver.url, secret, format }, timeoutMs))
  /** Lets the clock run until as many have been posted; a real connection takes its time. */
  const posted = (count: number) =>
    vi.waitFor(async () => {
      await worker.clock.advance(3000)
      expect(receiver.posts.length).toBeGreaterThanOrEqual(count)
    }, soon)
  const stateIs = (state: string) =>
    vi.waitFor(async () => {
      await worker.clock.advance(3000)
      expect(new Set((await worker.rows()).map((row) => row.state))).toEqual(new Set([state]))
    }, soon)
  return { ...worker, receiver, posted, stateIs }
}

test('each enquiry is posted whole, and its signature is that of Standard Webhooks', async () => {
  const { receiver, put, rows, stateIs } = await startPosting()
  await put()
  await stateIs('sent')
  const [row] = await rows()
  const [{ headers, body } = { headers: {}, body: '' }, ...others] = receiver.posts
  expect(others).toEqual([])
  const { id, reference, createdAt, language } = row ?? {}
  expect(JSON.parse(body)).toEqual({
    type: 'enquiries.received',
    enquiries: [
      {
        id,
        reference,
        receivedAt: new Date(createdAt ?? 0).toISOString(),
        language,
        captcha: 'passed',
        ...texts,
      },
    ],
  })
  expect(headers['content-type']).toBe('application/json')
  expect(headers['webhook-id']).toBe(id)
  const timestamp = Number(headers['webhook-timestamp'])
  expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60)
  const key = Buffer.from('0123456789abcdef0123456789abcdef')
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${wanted}`)
})

test.for([500, 429, 302, 0])(
  'a receiver that fails (%i) gets the enquiry later, and the mail goes out once',
  async (status) => {
    const { receiver, transport, put, rows, posted, stateIs } = await startPosting({ timeoutMs: 300 })
    receiver.status = status
    await put()
    await posted(2)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('queued'), soon)
    expect((await rows())[0]).toMatchObject({
      deliveredChannels: ['mail'],
      lastError: expect.stringMatching(/^webhook: EWEBHOOK: /),
    })
    receiver.status = 200
    await stateIs('sent')
    expect(transport.sent).toHaveLength(1)
    expect(new Set(receiver.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const events = logged()
    expect(events).toContainEqual(expect.objectContaining({ msg: 'webhook-failed', level: 'warn' }))
    // Neither what the receiver says nor its address, which is a secret.
    expect(JSON.stringify(events)).not.toMatch(/canary|secret/)
  },
)

test('a receiver that refuses for good is told as an error, and tried hourly', async () => {
  const { receiver, clock, put, rows, posted } = await startPosting()
  receiver.status = 404
  await put()
  await posted(1)
  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('queued'), soon)
  expect(logged()).toContainEqual(expect.objectContaining({ msg: 'webhook-refused', level: 'error' }))
  await clock.advance(40 * 60_000)
  expect(receiver.posts).toHaveLength(1)
  await clock.advance(40 * 60_000)
  await posted(2)
})

test('while the mail server is silent sales gets the enquiry by the webhook', async () => {
  const { transport, put, posted } = await startPosting()
  transport.result = new Promise(() => {})
  await put()
  await posted(1)
  expect(transport.sent).toHaveLength(1)
})

test('with the mail server down the webhook has the enquiry once, and the mail comes later', async () => {
  const { receiver, transport, put, rows, posted, stateIs } = await startPosting()
  transport.result = new DeliveryError('ESOCKET')
  await put()
  await posted(1)
  await vi.waitFor(async () => expect((await rows())[0]?.deliveredChannels).toEqual(['webhook']), soon)
  transport.result = null
  await stateIs('sent')
  expect(receiver.posts).toHaveLength(1)
})

test('a probe is not posted', async () => {
  const { receiver, put, stateIs } = await startPosting()
  await put(1, { isProbe: true })
  await stateIs('sent')
  expect(receiver.posts).toEqual([])
})

/** What a visitor could type to call a whole channel, or to show a link under another name. */
const nasty = {
  ...texts,
  subject: '<!channel> & <https://evil.example|prices>',
  message: '[prices](https://evil.example)\n@everyone',
}

test('a message for Slack shows what was typed as it is', async () => {
  const { receiver, put, rows, stateIs } = await startPosting({ format: 'slack' })
  await put(1, { language: 'en', texts: { ...nasty, message: nasty.message + 'ش'.repeat(3900) } })
  await stateIs('sent')
  const message = JSON.parse(receiver.posts[0]?.body ?? '') as {
    text: string
    blocks: { type: string; text: { type: string; text: string } }[]
  }
  const { reference = '' } = (await rows())[0] ?? {}
  const subject = '&lt;!channel&gt; &amp; &lt;https://evil.example|prices&gt;'
  expect(withoutIsolates(message.text)).toBe(
    withoutIsolates(fill(english.subject.named, { reference, subject })),
  )
  for (const {
    type,
    text: { type: kind, text: shown },
  } of message.blocks) {
    expect([type, kind]).toEqual(['section', 'plain_text'])
    expect(shown.length).toBeLessThanOrEqual(3000)
  }
  const said = withoutIsolates(message.blocks.map((block) => block.text.text).join(''))
  for (const part of [nasty.name, nasty.mobile, nasty.email, nasty.subject, 'ش'.repeat(3900)]) {
    expect(said).toContain(part)
  }
})

test.for(['en', 'ar'])('a card for Teams shows what was typed as it is (%s)', async (language) => {
  const { receiver, put, stateIs } = await startPosting({ format: 'teams' })
  await put(1, { language, texts: nasty })
  await stateIs('sent')
  const { type, attachments } = JSON.parse(receiver.posts[0]?.body ?? '') as {
    type: string
    attachments: {
      contentType: string
      content: { rtl: boolean; body: { type: string; inlines: { text: string }[] }[] }
    }[]
  }
  expect(type).toBe('message')
  const [{ contentType, content } = { contentType: '', content: { rtl: false, body: [] } }] = attachments
  expect(contentType).toBe('application/vnd.microsoft.card.adaptive')
  expect(content.rtl).toBe(language === 'ar')
  // Any other element would read Markdown.
  expect(new Set(content.body.map((block) => block.type))).toEqual(new Set(['RichTextBlock']))
  const said = withoutIsolates(
    content.body.flatMap(({ inlines }) => inlines.map((run) => run.text)).join('\n'),
  )
  for (const part of [nasty.name, nasty.mobile, nasty.subject, nasty.message]) expect(said).toContain(part)
})

test('a flood comes in few posts: with all texts as JSON, with the references in a chat', async () => {
  for (const format of ['json', 'slack'] as const) {
    const { receiver, put, rows, stateIs } = await startPosting({ format })
    await put(50, { digest: true })
    await stateIs('sent')
    // The first one comes alone, as nobody could know of the others.
    expect(receiver.posts).toHaveLength(2)
    const body = receiver.posts.map((post) => post.body).join('\n')
    for (const { reference } of await rows()) expect(body).toContain(reference)
    const flood = receiver.posts[1]?.body ?? ''
    expect(flood.includes(JSON.stringify(texts.message).slice(1, 50))).toBe(format === 'json')
  }
})
