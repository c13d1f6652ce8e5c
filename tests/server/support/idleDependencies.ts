import { pino } from 'pino'
import type { AppDependencies } from '#server/app.ts'
import { Xsrf } from '#server/enquiries/xsrf.ts'
import { Health } from '#server/http/health.ts'
import { Metrics } from '#server/Metrics.ts'

const never = () => Promise.reject(new Error('This test sends no enquiry'))

const log = pino({ enabled: false })

/** For an app whose pages alone are tested. */
export const idleDependencies: AppDependencies = {
  health: new Health(async () => {}, log),
  settings: { siteOrigin: undefined, trustedProxies: 0 },
  outbox: { findByKey: never, put: never },
  rateLimit: { take: never, isFlood: never },
  verifyCaptcha: never,
  deliveryWorker: { wake: () => {} },
  xsrf: new Xsrf('secret', undefined),
  rateSecret: 'secret',
  log,
  metrics: new Metrics({ depth: never }),
}
