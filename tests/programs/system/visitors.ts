import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillMissingFields, type EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { origin } from './testSystem.ts'

export const canary = 'canary'

export interface Reply {
  status: number
  body: { success: boolean; id?: string; error?: { code: string } }
}

/** Sends an enquiry as our page does. It fails with the connection's error, also where an answer broke off. */
export function post(port: number, key: string, solution: string, agent: Agent | false = false) {
  return new Promise<Reply>((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'Idempotency-Key': key,
    }
    const options = { host: '127.0.0.1', port, path: '/send_mail.php', method: 'POST', headers, agent }
    const request = httpRequest(options, (response) => {
      const read = async () => ({
        status: response.statusCode ?? 0,
        body: JSON.parse(await text(response)) as Reply['body'],
      })
      read().then(resolve, reject)
    })
    request.on('error', reject)
    request.end(JSON.stringify({ ...textsOf(key), recaptcha: solution }))
  })
}

export function textsOf(key: string): EnquiryTexts {
  return fillMissingFields({
    name: `Layla ${canary}`,
    mobile: `050 ${canary}`,
    email: `layla@${canary}.example`,
    subject: `Servers ${canary}`,
    message: `${canary}\n${key}`,
  })
}

export function keysIn(message: string): string[] {
  return message.match(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g) ?? []
}

interface Crowd {
  count: number
  /** Where servers are at the moment; each request goes to any. */
  ports: () => readonly number[]
  /** How long a visitor waits after an enquiry, in ms. */
  pause?: number
  /** How many enquiries there are altogether; without it they go on until they are stopped. */
  total?: number
}

/** Each sends one enquiry after the other, and again until it is acknowledged; one in five is clicked twice. */
export function startVisitors({ count, ports, pause = 0, total = Number.POSITIVE_INFINITY }: Crowd) {
  const acknowledged = new Map<string, string>()
  const refusals = new Map<string, number>()
  const contradictions: string[] = []
  const agent = new Agent({ keepAlive: true })
  let begun = 0
  let lostAnswers = 0
  let stopped = false

  function note(key: string, { status, body }: Reply) {
    if (status === 200 && body.success && body.id !== undefined) {
      const earlier = acknowledged.get(key)
      if (earlier !== undefined && earlier !== body.id) {
        contradictions.push(`${key} is acknowledged as ${earlier} and as ${body.id}`)
      }
      acknowledged.set(key, body.id)
      return
    }
    const refusal = `${status} ${body.error?.code}`
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
    if (body.success || !['503 unavailable', '400 captcha'].includes(refusal)) {
      contradictions.push(`${key} is refused with ${refusal}, success: ${body.success}`)
    }
  }

  async function click(key: string, solution: string) {
    const all = ports()
    const port = all[Math.floor(Math.random() * all.length)]
    if (port === undefined) return
    try {
      note(key, await post(port, key, solution, agent))
    } catch {
      lostAnswers += 1
    }
  }

  async function sendUntilAcknowledged(key: string) {
    const clicks = Math.random() < 0.2 ? 2 : 1
    let solution = randomUUID()
    while (!acknowledged.has(key)) {
      await Promise.all(Array.from({ length: clicks }, () => click(key, solution)))
      // The old solution may be used up, which a server takes a second to find out.
      if (Math.random() < 0.7) solution = randomUUID()
      await sleep(10)
    }
  }

  async function visit() {
    for (;;) {
      if (stopped || begun >= total) return
      begun += 1
      await sendUntilAcknowledged(randomUUID())
      await sleep(pause)
    }
  }

  const finished = Promise.all(Array.from({ length: count }, visit)).then(() => agent.destroy())
  return {
    acknowledged,
    refusals,
    contradictions,
    lostAnswers: () => lostAnswers,
    finished,
    async stop() {
      stopped = true
      await finished
    },
  }
}
