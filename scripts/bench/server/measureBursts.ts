import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { Outbox } from '#server/store/outbox/Outbox.ts'
import type { Bench } from '../Bench.ts'
import { percentile } from '../statistics.ts'
import { sendBurst } from './burst.ts'
import { startOwnServer } from './ownServer.ts'

const count = 1000
const visitors = {
  [`${count} visitors`]: (index: number) => `192.0.${2 + Math.floor(index / 200)}.${index % 200}`,
  'one visitor': () => '198.51.100.1',
}

/** Sends bursts to a server of its own, ends it, and looks for what was acknowledged in its store. */
export async function measureBursts(folder: string, { results, progress }: Bench): Promise<void> {
  const captcha = await startCaptcha()
  const server = await startOwnServer(folder, {
    TRUSTED_PROXIES: '1',
    RECAPTCHA_VERIFY_URL: captcha.url,
    ENQUIRY_RATE: '5/10m,30/1d',
  })
  const bursts = []
  for (const [name, visitor] of Object.entries(visitors)) {
    bursts.push({ name, answers: await sendBurst(server.origin, count, visitor) })
    progress(`burst of ${count} enquiries of ${name}`)
  }
  await server.stop()
  captcha.close()

  const stored = await readReferences(`${folder}/data`)
  for (const { name, answers } of bursts) {
    const times = answers.map(({ time }) => time).toSorted((one, other) => one - other)
    const told = answers.flatMap(({ reference }) => reference ?? [])
    const disorder = answers.flatMap((answer) => answer.disorder ?? [])
    results.add('burstAccepted', name, told.length)
    results.add('burstLost', name, told.filter((reference) => !stored.has(reference)).length)
    results.add('burstDisorder', name, disorder.length)
    results.add('burstSlowest', name, percentile(times, 99))
    if (disorder[0]) results.notes.push(`Burst of ${name}: ${disorder[0]}`)
  }
}

async function readReferences(dataDir: string) {
  const database = await openDatabase({ dataDir }, pino({ enabled: false }))
  const references = new Set<string>()
  for await (const { reference } of new Outbox(database).all()) references.add(reference)
  await database.close()
  return references
}

/** A captcha provider that lets everyone pass. */
async function startCaptcha() {
  const server = createServer((request, response) => {
    request.resume()
    response.end(JSON.stringify({ success: true, hostname: 'localhost' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}/siteverify`, close }
}
