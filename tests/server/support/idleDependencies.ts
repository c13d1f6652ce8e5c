import { pino } from 'pino'
import type { EnquiryRouteDependencies } from '#server/enquiries/enquiryRoute.ts'
import { Xsrf } from '#server/enquiries/xsrf.ts'
import { Metrics } from '#server/Metrics.ts'

const never = () => Promise.reject(new Error('This test sends no enquiry'))

/** For an app whose pages alone are tested. */
export const idleDependencies: EnquiryRouteDependencies = {
  settings: { siteOrigin: undefined, trustedProxies: 0 },
  outbox: { findByKey: never, put: never },
  rateLimit: { take: never, isFlood: never },
  verifyCaptcha: never,
  deliveryWorker: { wake: () => {} },
  xsrf: new Xsrf('secret', undefined),
  rateSecret: 'secret',
  log: pino({ enabled: false }),
  metrics: new Metrics({ depth: never }),
}
