// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { bodyLimit } from '#server/enquiries/requestChecks.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { formSchema } from '#enquiry/enquirySchema.ts'
import {
  canary,
  enquiry,
  freeFields,
  answerJson,
  sharedEnquiryServer,
  startEnquiryServer,
} from '../support/enquiryServer.ts'

const shared = sharedEnquiryServer()
const tooLarge = { status: 413, success: false, error: { code: 'size' } }
const chunked = { 'Transfer-Encoding': 'chunked' }

function bodyOf(bytes: number) {
  const body = JSON.stringify(enquiry)
  return body + ' '.repeat(bytes - Buffer.byteLength(body))
}

const wide = (length: number) => '漢'.repeat(length)

async function sendRaw(lines: string[], body: string) {
  const { port } = shared()
  const own = ['POST /send_mail.php HTTP/1.1', `Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`]
  const head = [...own, 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json', ...lines]
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  const answer = text(socket).catch(() => '')
  return { socket, answer }
}

describe('16 KB', () => {
  test.for([
    ['are enough', bodyLimit, {}, 200],
    ['are enough in chunks', bodyLimit, chunked, 200],
    ['and one byte are too much', bodyLimit + 1, {}, 413],
    ['and one byte are too much in chunks', bodyLimit + 1, chunked, 413],
    ['are far less than 2 MB', 2_000_000, {}, 413],
    ['are far less than 2 MB in chunks', 2_000_000, chunked, 413],
  ] as const)('%s', async ([, bytes, headers, status]) => {
    const { call } = await startEnquiryServer()
    const answer = await call({ body: bodyOf(bytes), headers })
    expect(answerJson(answer)).toMatchObject(status === 413 ? tooLarge : { status, success: true })
  })

  test('hold every enquiry that the form lets through', async () => {
    // Three bytes of UTF-8 for each character of UTF-16 are the most; addresses and tokens are ASCII.
    const longest = {
      ...Object.fromEntries(freeFields.map((field) => [field, wide(enquiryFields[field].maxLength)])),
      email: longestAddress(enquiryFields.email.maxLength),
      recaptcha: 'x'.repeat(2_000),
    }
    const { send } = await startEnquiryServer()
    const hint = 'shorten a maxLength of enquiryFields.ts, or raise bodyLimit in requestChecks.ts'
    expect(await send(longest), hint).toMatchObject({ status: 200 })
  })

  // Letters that become longer when they are composed, or shorter, and those of two characters of UTF-16.
  test.for([
    ['क़', '\u0958', 2],
    ['é', 'e\u0301', 1],
    ['각', '\u1100\u1161\u11A8', 1],
    ['😀', '😀', 2],
  ] as const)('hold fields full of %s, as the form counts them', async ([, letter, size]) => {
    const texts = freeFields.map((field) => [field, letter.repeat(enquiryFields[field].maxLength / size)])
    const full = { ...enquiry, ...Object.fromEntries(texts) }
    expect(formSchema.isValidSync(full)).toBe(true)
    const { send } = await startEnquiryServer()
    expect(await send(formSchema.cast(full))).toMatchObject({ status: 200 })
  })
})

describe('a length that lies', () => {
  const body = JSON.stringify(enquiry)
  const size = Buffer.byteLength(body)

  test('too short: what is left over is no second request', async () => {
    const { answer } = await sendRaw([`Content-Length: 10`], body)
    const answers = await answer
    expect(new Set(answers.match(/HTTP\/1\.1 \d+/g))).toEqual(new Set(['HTTP/1.1 400']))
    expect(answers).not.toContain(canary)
  })

  test.for([
    ['chunks of another spelling', ['Transfer-Encoding: xchunked']],
    ['no number', ['Content-Length: 1e3']],
    ['below nothing', ['Content-Length: -1']],
    ['chunks that are none', ['Transfer-Encoding: chunked']],
  ] as const)('%s: 400, and the connection ends', async ([, lines]) => {
    const { answer } = await sendRaw([...lines], body)
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('too long, and then gone: nothing is kept and the server is well', async () => {
    const { socket } = await sendRaw([`Content-Length: ${size + 10}`, 'Expect: 100-continue'], body)
    // The server says "continue" once the request runs.
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect(await shared().get('/')).toMatchObject({ status: 200 })
    expect(await shared().stored()).toEqual([])
  })

  test('announced far too long: refused before it is sent', async () => {
    const { socket, answer } = await sendRaw(['Content-Length: 1000000000'], '')
    await once(socket, 'data')
    socket.end()
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

/** An address of this length: at most 64 bytes before the @ (RFC 5321), and labels of at most 63 after it. */
function longestAddress(length: number) {
  const domain = `${`${'b'.repeat(59)}.`.repeat(4)}ae`.slice(-(length - 65))
  return `${'x'.repeat(length - 1 - domain.length)}@${domain}`
}
