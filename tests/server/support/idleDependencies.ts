import { pino } from 'pino'
import type { AppDependencies } from '#server/app.ts'
import { createXsrf } from '#server/enquiries/xsrf.ts'
import { createHealth } from '#server/http/health.ts'
import { Metrics } from '#server/Metrics.ts'
import { readSettings } from '#server/settings/settings.ts'

const never = () => Promise.reject(new Error('This test sends no enquiry'))

const log = pino({ enabled: false })

export const idleDependencies: AppDependencies = {
  health: createHealth(async () => {}, log),
  settings: readSettings({}),
  outbox: { findByKey: never, put: never },
  rateLimit: { secondsToWait: never, take: never, isFlood: never, hasManyUnverified: never },
  verifyCaptcha: never,
  deliveryWorker: { wake: () => {} },
  xsrf: createXsrf('secret', undefined),
  rateSecret: 'secret',
  log,
  metrics: new Metrics({ depth: never }),
}
