import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen, portOf } from '#server/listen.ts'
import { systemClock } from '#server/mail/Clock.ts'
import { mailComposer } from '#server/mail/composeMail.ts'
import { Courier } from '#server/mail/Courier.ts'
import { fileTransport } from '#server/mail/fileTransport.ts'
import { createListener } from '#server/operations/createListener.ts'
import { createLog } from '#server/operations/createLog.ts'
import { endOnSignal } from '#server/operations/endOnSignal.ts'
import { exitOnFault } from '#server/operations/exitOnFault.ts'
import { Health } from '#server/operations/Health.ts'
import { Metrics } from '#server/operations/Metrics.ts'
import { operate } from '#server/operations/operate.ts'
import { serveMetrics } from '#server/operations/serveMetrics.ts'
import { openDatabase } from '#server/store/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { fillTexts } from '#shared/enquiryFields.ts'

/**
 * A server of the real parts, but with a call that only stores, after a while. It prints its port and that
 * of its metrics, and a line for each call that has begun. Arguments: the data folder, how long a call
 * takes in ms, and what goes wrong.
 */
const [dataDir = '', callTime = '0', trouble = ''] = process.argv.slice(2)
const log = createLog({ logLevel: 'info' })
exitOnFault(log)
const database = await openDatabase({ dataDir }, log)
const outbox = new Outbox(database)
const metrics = new Metrics(outbox)
const health = new Health(database, log)
const transport = fileTransport(`${dataDir}/mails`)
const mail = { from: { name: '', address: 'site@a.test' }, to: [{ name: '', address: 'sales@a.test' }] }
const compose = mailComposer(mail)
const courier = new Courier({ outbox, transport, compose, log, metrics, owner: 'test', clock: systemClock })
courier.start()

const app = new Hono()
app.post('/send_mail.php', async (context) => {
  const key = await context.req.text()
  console.log('begun')
  await sleep(Number(callTime))
  const texts = fillTexts({ name: 'Huda', mobile: '1', email: 'huda@a.test', subject: '', message: '' })
  const enquiry = { language: 'en', texts, captcha: 'passed', digest: false } as const
  const { id } = await outbox.put({ ...enquiry, idempotencyKey: key, fingerprint: key })
  courier.wake()
  return context.json({ success: true, id })
})

const operated = operate(app, health)
const place = { host: '127.0.0.1', port: 0 }
const servers = await listen(createListener(operated, { log, metrics }), place)
const metricsServers = await serveMetrics(metrics, place, log)
endOnSignal({
  servers,
  metricsServers,
  health,
  courier,
  last: [
    { close: () => (trouble === 'failure' ? Promise.reject(new Error('canary')) : Promise.resolve()) },
    transport,
    database,
  ],
  log,
})
console.log(`ports ${portOf(servers)} ${portOf(metricsServers)}`)
if (trouble === 'fault') setTimeout(() => JSON.parse('canary'), 50)
