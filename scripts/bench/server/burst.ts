import { randomUUID } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** How an enquiry was answered. */
export interface Answer {
  /** What the answer was, where it was neither success nor an orderly refusal. */
  disorder: string | undefined
  /** The reference that the visitor was told. */
  reference: string | undefined
  /** In ms. */
  time: number
}

const timeoutMs = 20_000

/**
 * Sends enquiries over a second, evenly, each on a connection of its own, whether earlier ones are answered
 * or not.
 * @param visitor the address that the nth comes from
 */
export async function sendBurst(origin: string, count: number, visitor: (index: number) => string) {
  const began = performance.now()
  const answers: Promise<Answer>[] = []
  while (answers.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / 1000) * count))
    while (answers.length < due) answers.push(send(origin, visitor(answers.length), answers.length))
    await sleep(1)
  }
  return Promise.all(answers)
}

async function send(origin: string, visitor: string, index: number): Promise<Answer> {
  const began = performance.now()
  try {
    const response = await post(origin, visitor, index)
    const body = await text(response)
    const time = performance.now() - began
    const said = JSON.parse(body) as { success: boolean; id?: string }
    const isStored = response.statusCode === 200 && said.success && said.id !== undefined
    const isRefused =
      [429, 503].includes(response.statusCode ?? 0) && Number(response.headers['retry-after']) > 0
    const disorder = isStored || (isRefused && !said.success) ? undefined : `${response.statusCode} ${body}`
    return { disorder, reference: isStored ? said.id : undefined, time }
  } catch (error) {
    return { disorder: String(error), reference: undefined, time: performance.now() - began }
  }
}

function post(origin: string, visitor: string, index: number) {
  const body = JSON.stringify({
    name: `Visitor ${index}`,
    mobile: '+971 50 000 0000',
    email: `visitor${index}@company.test`,
    subject: 'Servers',
    message: 'We would like an offer for two servers.',
    recaptcha: `solution ${index}`,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': visitor,
    'sec-fetch-site': 'same-origin',
    origin,
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${origin}/send_mail.php`, { method: 'POST', headers, agent: false }, resolve)
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
