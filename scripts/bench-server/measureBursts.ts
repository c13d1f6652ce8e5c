import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '../../server/store/database/openDatabase.ts'
import { Outbox } from '../../server/store/outbox/Outbox.ts'
import type { Progress } from '../measuring/progress.ts'
import { sendBurst, type BurstResult } from './burst.ts'
import { startOwnServer } from './ownServer.ts'

export interface Burst extends BurstResult {
  name: string
  stored: number
  /** Acknowledged, but not in the store: there must be none. */
  lost: string[]
}

const count = 1000

/** Sends bursts to a server of its own, ends it, and looks for what was acknowledged in its store. */
export async function measureBursts(folder: string, progress: Progress): Promise<Burst[]> {
  const captcha = await startCaptcha()
  const server = await startOwnServer(folder, {
    TRUSTED_PROXIES: '1',
    RECAPTCHA_VERIFY_URL: captcha.url,
    ENQUIRY_RATE: '5/10m,30/1d',
  })
  progress(`sending ${count} enquiries of ${count} visitors within a second`)
  const many = await sendBurst(
    server.origin,
    count,
    (index) => `192.0.${2 + Math.floor(index / 200)}.${index % 200}`,
  )
  progress(`sending ${count} enquiries of one visitor within a second`)
  const one = await sendBurst(server.origin, count, () => '198.51.100.1')
  await server.stop()
  captcha.close()

  const stored = await readReferences(join(folder, 'data'))
  return [
    { name: `${count} visitors`, ...many },
    { name: 'one visitor', ...one },
  ].map((burst) => ({
    ...burst,
    stored: burst.acknowledged.filter((reference) => stored.has(reference)).length,
    lost: burst.acknowledged.filter((reference) => !stored.has(reference)),
  }))
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
