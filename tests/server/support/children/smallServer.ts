import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen, portOf } from '#server/http/httpServer.ts'
import { createRequestListener } from '#server/http/requestListener.ts'
import { createLog } from '#server/log.ts'
import { shutDownOnSignal, exitOnUncaughtException } from '#server/http/shutdown.ts'
import { serveMetrics } from '#server/http/serveMetrics.ts'
import { openServices } from '#server/services.ts'
import { readSettings } from '#server/settings/settings.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'

/** The real parts, but with a call that only stores, after `callTime` in ms; `failing` is whether closing fails. */
const [dataDir = '', callTime = '0', failing = 'false'] = process.argv.slice(2)
const settings = readSettings({ DATA_DIR: dataDir })
const log = createLog(settings)
exitOnUncaughtException(log)
const services = await openServices(settings, log)
const { health, metrics, outbox, deliveryWorker } = services.appDependencies
services.start()

const app = new Hono()
app.get('/readyz', health.readiness)
app.post('/send_mail.php', async (context) => {
  const key = await context.req.text()
  console.log('begun')
  await sleep(Number(callTime))
  const texts = fillMissingFields({
    name: 'Huda',
    mobile: '1',
    email: 'huda@a.test',
    subject: '',
    message: '',
  })
  const enquiry = { language: 'en', texts, captcha: 'passed', digest: false } as const
  const { id } = await outbox.put({ ...enquiry, idempotencyKey: key, fingerprint: key })
  deliveryWorker.wake()
  return context.json({ success: true, id })
})

const place = { host: '127.0.0.1', port: 0 }
const server = await listen(createRequestListener(app, log, metrics, ''), place)
const metricsServer = await serveMetrics(metrics, place.host, place.port, log)
const stop = async () => {
  await services.stop()
  if (failing === 'true') throw new RangeError('canary')
}
const close = async () => {
  await services.close()
  if (failing === 'true') throw new TypeError('canary')
}
shutDownOnSignal({ server, metricsServer, health, services: { ...services, stop, close }, log })
console.log(`ports ${portOf(server)} ${portOf(metricsServer)}`)
