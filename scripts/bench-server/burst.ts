import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../measuring/statistics.ts'

export interface BurstResult {
  /** From the first request to the last one, in ms. */
  sentWithin: number
  /** How many answers of each kind came: "200", "429", "no answer". */
  answers: Record<string, number>
  /** Answers that the call does not have: neither success nor an orderly refusal. */
  disorderly: string[]
  /** References that visitors were told. */
  acknowledged: string[]
  /** In ms. */
  p50: number
  p99: number
  longest: number
}

const patience = 20_000

/**
 * Sends enquiries over a second, evenly, each on a connection of its own, whether earlier ones are answered
 * or not.
 * @param visitor the address that the nth comes from
 */
export async function sendBurst(
  origin: string,
  count: number,
  visitor: (index: number) => string,
): Promise<BurstResult> {
  const began = performance.now()
  const calls: Promise<Answer>[] = []
  while (calls.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / 1000) * count))
    while (calls.length < due) calls.push(call(origin, visitor(calls.length), calls.length))
    await sleep(1)
  }
  const sentWithin = performance.now() - began
  const answers = await Promise.all(calls)
  const times = answers.map(({ time }) => time).toSorted((one, other) => one - other)
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return {
    sentWithin,
    answers: counts,
    disorderly: answers.flatMap((answer) => (isOrderly(answer) ? [] : [`${answer.status} ${answer.body}`])),
    acknowledged: answers.flatMap(({ said }) => (said?.success === true ? [String(said.id)] : [])),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    longest: times.at(-1) ?? Number.NaN,
  }
}

interface Answer {
  status: string
  retryAfter: string | undefined
  body: string
  said: { success: boolean; id?: string } | undefined
  time: number
}

function isOrderly({ status, retryAfter, said }: Answer) {
  if (said === undefined) return false
  if (status === '200') return said.success && said.id !== undefined
  return !said.success && ['429', '503'].includes(status) && Number(retryAfter) > 0
}

function call(origin: string, visitor: string, index: number) {
  const began = performance.now()
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
  return new Promise<Answer>((resolve) => {
    const end = (status: string, text = '', retryAfter?: string) =>
      resolve({ status, retryAfter, body: text, said: parse(text), time: performance.now() - began })
    const sent = request(`${origin}/send_mail.php`, { method: 'POST', headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode, headers: received } = response
        end(String(statusCode), Buffer.concat(chunks).toString(), received['retry-after'])
      })
      response.on('error', () => end('no answer'))
    })
    sent.setTimeout(patience, () => sent.destroy())
    sent.on('error', () => end('no answer'))
    sent.end(body)
  })
}

function parse(text: string): Answer['said'] {
  try {
    return JSON.parse(text) as Answer['said']
  } catch {
    return undefined
  }
}
