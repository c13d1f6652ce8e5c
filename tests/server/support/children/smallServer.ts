import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen, portOf } from '#server/http/httpServer.ts'
import { systemClock } from '#server/mail/delivery.ts'
import { mailComposer } from '#server/mail/composeMail.ts'
import { DeliveryWorker } from '#server/mail/DeliveryWorker.ts'
import { fileTransport } from '#server/mail/fileTransport.ts'
import { createRequestListener } from '#server/http/requestListener.ts'
import { createLog } from '#server/log.ts'
import { shutDownOnSignal, exitOnUncaughtException } from '#server/http/shutdown.ts'
import { Health, withHealthRoutes } from '#server/http/health.ts'
import { Metrics } from '#server/Metrics.ts'
import { serveMetrics } from '#server/http/serveMetrics.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { checkWritable } from '#server/store/database/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { withEmptyFields } from '#shared/enquiryFields.ts'

/**
 * A server of the real parts, but with a call that only stores, after a while. It prints its port and that
 * of its metrics, and a line for each call that has begun. Arguments: the data folder, how long a call
 * takes in ms, and what goes wrong.
 */
const [dataDir = '', callTime = '0', trouble = ''] = process.argv.slice(2)
const log = createLog({ logLevel: 'info' })
exitOnUncaughtException(log)
const database = await openDatabase({ dataDir }, log)
const outbox = new Outbox(database)
const metrics = new Metrics(outbox)
const health = new Health(() => checkWritable(database), log)
const transport = fileTransport(`${dataDir}/mails`)
const mail = { from: { name: '', address: 'site@a.test' }, to: [{ name: '', address: 'sales@a.test' }] }
const compose = mailComposer(mail)
const deliveryWorker = new DeliveryWorker({
  outbox,
  transport,
  compose,
  log,
  metrics,
  owner: 'test',
  clock: systemClock,
})
deliveryWorker.start()

const app = new Hono()
app.post('/send_mail.php', async (context) => {
  const key = await context.req.text()
  console.log('begun')
  await sleep(Number(callTime))
  const texts = withEmptyFields({ name: 'Huda', mobile: '1', email: 'huda@a.test', subject: '', message: '' })
  const enquiry = { language: 'en', texts, captcha: 'passed', digest: false } as const
  const { id } = await outbox.put({ ...enquiry, idempotencyKey: key, fingerprint: key })
  deliveryWorker.wake()
  return context.json({ success: true, id })
})

const withHealth = withHealthRoutes(app, health)
const place = { host: '127.0.0.1', port: 0 }
const server = await listen(createRequestListener(withHealth, log, metrics), place)
const metricsServer = await serveMetrics(metrics, place.host, place.port, log)
shutDownOnSignal({
  server,
  metricsServer,
  health,
  services: {
    stop: () => deliveryWorker.stop(),
    close: async () => {
      await transport.close()
      await database.close()
      if (trouble === 'failure') throw new Error('canary')
    },
  },
  log,
})
console.log(`ports ${portOf(server)} ${portOf(metricsServer)}`)
if (trouble === 'fault') setTimeout(() => JSON.parse('canary'), 50)
