import { createServer } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { DeliveryError } from '#server/mail/MailTransport.ts'
import { mailTexts } from '#server/mail/mailTexts.ts'
import { salesMail } from '#server/delivery/channels/salesMail.ts'
import { smtpTimeouts, smtpTransport } from '#server/mail/smtpTransport.ts'
import type { DeliverableEnquiry } from '#server/store/Enquiry.ts'
import { languageCodes } from '#i18n/languages.ts'
import { listenInTest } from '../support/listenInTest.ts'
import { canary, sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { log, logged } from '../support/startDeliveryWorker.ts'
import {
  receiveMail,
  smtpError,
  startMailServer,
  withoutIsolates,
  type ReceivedMail,
} from '../support/testMailServer.ts'

/** For tests in which the server does not answer. All others use the real timeouts, since a busy machine is slow. */
const shortTimeouts = {
  dnsTimeout: 300,
  connectionTimeout: 300,
  greetingTimeout: 300,
  socketTimeout: 1_000,
  mail: 2_000,
}

/** How sending fails. Whatever it is, its message must be fit for a log. */
async function failureOf(work: Promise<unknown>): Promise<DeliveryError> {
  const error: unknown = await work.then(
    () => new Error('it was sent'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof DeliveryError)) throw error
  expect(error.message).not.toMatch(new RegExp(`${canary}|@|qantara`, 'i'))
  return error
}

const openTransport = (url: string, timeouts = smtpTimeouts) =>
  smtpTransport(url, 'www.qantara.example', timeouts)

function send(url: string, timeouts = smtpTimeouts) {
  return openTransport(url, timeouts).send(composeMail([sampleEnquiry()], settings))
}

const verboseReply = `5.7.1 <sales@qantara.example>: no, ${canary}`

/** Where a server may say no. */
const places = {
  'at the greeting': (error) => ({ onConnect: (_session, done) => done(error) }),
  'for the sender': (error) => ({ onMailFrom: (_address, _session, done) => done(error) }),
  'for the recipient': (error) => ({ onRcptTo: (_address, _session, done) => done(error) }),
  'for the mail': (error) => ({
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(error)),
  }),
} satisfies Record<string, (error: Error) => SMTPServerOptions>

test.for([
  [421, 'at the greeting', false, '4.3.2 busy'],
  [450, 'for the sender', false, '4.7.1 later'],
  [450, 'for the recipient', false, '4.2.0 later'],
  [421, 'for the recipient', false, '4.3.2 bye'],
  [550, 'for the recipient', true, '5.1.1 <sales@qantara.example> unknown'],
  [452, 'for the mail', false, `4.3.1 full ${canary}`],
  [554, 'for the mail', true, verboseReply],
] as const)('%i %s', async ([smtpCode, place, permanent, words]) => {
  const { url, mails } = await startMailServer(places[place](smtpError(smtpCode, words)))
  expect(await failureOf(send(url))).toMatchObject({ smtpCode, permanent })
  expect(mails).toEqual([])
})

test('recipients that are refused while another takes the mail are told, each with its reason', async () => {
  const replies: Record<string, Error> = {
    'left@qantara.example': smtpError(550, '5.1.1 <left@qantara.example> unknown'),
    'full@qantara.example': smtpError(452, '4.2.2 full'),
  }
  const { url, mails } = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(replies[address]),
  })
  const to = [...settings.to, ...Object.keys(replies).map((address) => ({ name: '', address }))]
  const refused = await openTransport(url).send(composeMail([sampleEnquiry()], { ...settings, to }))
  expect(refused).toMatchObject([
    {
      address: 'left@qantara.example',
      error: { permanent: true, smtpCode: 550, message: 'EENVELOPE 550: RCPT TO, 550 5.1.1 <…> unknown' },
    },
    { address: 'full@qantara.example', error: { permanent: false, smtpCode: 452 } },
  ])
  expect(mails).toMatchObject([{ envelope: { to: ['sales@qantara.example'] } }])
})

test.for(languageCodes)('a header that is refused for good does not stop the mail (%s)', async (language) => {
  const { url, mails } = await startMailServer({
    onData: (stream, session, done) => {
      const taken: ReceivedMail[] = []
      void receiveMail(stream, session, taken, () => {
        const [head = ''] = taken[0]?.raw.toString().split('\r\n\r\n') ?? []
        if (/^Reply-To:/m.test(head) || head.includes(canary)) return done(smtpError(554, '5.6.0 header'))
        mails.push(...taken)
        done()
      })
    },
  })
  const enquiry = { ...sampleEnquiry({ language }), attempts: 1 } as DeliverableEnquiry
  await salesMail(openTransport(url), settings, log).send([enquiry])
  expect(mails).toHaveLength(1)
  const email = await PostalMime.parse(mails[0]?.raw ?? '')
  expect(email.replyTo).toBeUndefined()
  expect(withoutIsolates(email.subject)).toContain(enquiry.reference)
  for (const text of [texts.email, texts.subject, mailTexts[language].intro.withoutReply])
    expect(withoutIsolates(email.text)).toContain(text)
  expect(logged()).toMatchObject([{ msg: 'mail-without-typed-headers', level: 'warn' }])
})

test('a text that is refused for good is tried once without typed headers, then told', async () => {
  let attempts = 0
  const { url } = await startMailServer({
    onData: (stream, _session, done) =>
      void stream.resume().on('end', () => {
        attempts += 1
        done(smtpError(554, '5.7.1 no'))
      }),
  })
  const enquiry = { ...sampleEnquiry(), attempts: 1 } as DeliverableEnquiry
  const failure = await failureOf(salesMail(openTransport(url), settings, log).send([enquiry]))
  expect(failure).toMatchObject({ smtpCode: 554, permanent: true })
  expect(attempts).toBe(2)
})

test('the reason is told, without addresses', async () => {
  const { url } = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(smtpError(550, '5.1.1 <sales@qantara.example> is unknown here')),
  })
  const { message } = await failureOf(send(url))
  expect(message).toBe('EENVELOPE 550: RCPT TO, 550 5.1.1 <…> is unknown here')
})

test('535: a wrong password', async () => {
  const { port } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpError(535, '5.7.8 no such user')),
  })
  const failure = await failureOf(send(`smtp://${canary}:secret@127.0.0.1:${port}`))
  expect(failure).toMatchObject({ code: 'EAUTH', smtpCode: 535, permanent: true })
})

test('the right password, with characters that a URL encodes', async () => {
  const used: unknown[] = []
  const { port, mails } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      used.push(username, password)
      done(null, { user: username })
    },
  })
  await send(`smtp://web%40qantara.example:p%2F%3A%20%25@127.0.0.1:${port}`)
  expect(used).toEqual(['web@qantara.example', 'p/: %'])
  expect(mails).toHaveLength(1)
})

test('a refused connection', async () => {
  const { url, stop } = await startMailServer()
  await stop()
  const failure = await failureOf(send(url))
  expect(failure).toMatchObject({ code: 'ESOCKET', permanent: false, smtpCode: undefined })
  expect(failure.message).toContain('ECONNREFUSED')
})

test('silence after the connection', async () => {
  const port = await listenInTest(createServer((socket) => void socket.on('error', () => {})))
  expect(await failureOf(send(`smtp://127.0.0.1:${port}`, shortTimeouts))).toMatchObject({
    code: 'ETIMEDOUT',
    permanent: false,
  })
})

test('a name that is nowhere', async () => {
  const failure = await failureOf(send('smtp://nowhere.invalid:25', shortTimeouts))
  expect(failure).toMatchObject({ permanent: false, smtpCode: undefined })
  expect(failure.code).toMatch(/^(EDNS|ETIMEDOUT)$/)
})

test('a server that trickles for ever', async () => {
  let isConnected = false
  const trickling = createServer((socket) => {
    isConnected = true
    const writing = setInterval(() => socket.write('220-still here\r\n'), 100)
    socket
      .on('error', () => {})
      .on('close', () => {
        isConnected = false
        clearInterval(writing)
      })
  })
  const port = await listenInTest(trickling)
  const failure = await failureOf(send(`smtp://127.0.0.1:${port}`, { ...smtpTimeouts, mail: 500 }))
  expect(failure).toMatchObject({ code: 'EABORT', permanent: false })
  await expect.poll(() => isConnected).toBe(false)
})

test('verify connects and logs in, and sends nothing', async () => {
  const { url, mails } = await startMailServer()
  await openTransport(url).verify()
  expect(mails).toEqual([])
  const { port } = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpError(535, '5.7.8 no')),
  })
  expect(await failureOf(openTransport(`smtp://a:b@127.0.0.1:${port}`).verify())).toMatchObject({
    smtpCode: 535,
  })
})
