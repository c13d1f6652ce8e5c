import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '#server/log.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import { withTimeout } from '#server/withTimeout.ts'

/** How long a scrape waits for the store, in ms. After that the answer has no metrics of the outbox. */
const storeTimeoutMs = 2000

/** The server's metrics, in Prometheus' format. No label holds a visitor's text. */
export class Metrics {
  readonly registry = new Registry()
  readonly enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Enquiries received, by result: stored, repeated, or the code of the error',
    labelNames: ['result'],
    registers: [this.registry],
  })
  readonly captcha = new Counter({
    name: 'captcha_total',
    help: 'Captcha solutions, by verdict',
    labelNames: ['verdict'],
    registers: [this.registry],
  })
  readonly captchaSeconds = new Histogram({
    name: 'captcha_seconds',
    help: 'How long requests to the captcha provider took, also those without a verdict',
    buckets: [0.1, 0.3, 1, 3],
    registers: [this.registry],
  })
  readonly deliveries = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts to deliver enquiries, by channel (mail, webhook, confirmation) and result: sent, failed (retried soon), refused (retried every hour, as somebody has to change something)',
    labelNames: ['channel', 'result'],
    registers: [this.registry],
  })
  readonly deliverySeconds = new Histogram({
    name: 'delivery_attempt_seconds',
    help: 'How long attempts to deliver enquiries took, by channel',
    labelNames: ['channel'],
    buckets: [0.1, 0.3, 1, 3, 10, 30, 60],
    registers: [this.registry],
  })
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready, by route and class of status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  })
  readonly #depth = new Gauge({
    name: 'outbox_depth',
    help: 'Enquiries in the store, by state',
    labelNames: ['state'],
    registers: [this.registry],
  })
  readonly #oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest enquiry that waits for its mail; 0 if none waits',
    registers: [this.registry],
  })
  readonly #outbox: Pick<Outbox, 'depth'>

  constructor(outbox: Pick<Outbox, 'depth'>) {
    this.#outbox = outbox
    // deploy/alerts.yaml counts these. Prometheus sees no increase in a series that begins at 1: the first event would
    // cause no alert.
    for (const result of ['unavailable', 'busy', 'unverified']) this.enquiries.inc({ result }, 0)
    for (const channel of ['mail', 'webhook', 'confirmation'])
      this.deliveries.inc({ channel, result: 'refused' }, 0)
    this.captcha.inc({ verdict: 'unverified' }, 0)
  }

  /** Reads the outbox before a scrape. While the store does not answer, these metrics have no value. */
  async readOutbox(log: Log): Promise<void> {
    const states = await withTimeout(storeTimeoutMs, this.#outbox.depth()).catch((error: unknown) => {
      log.error({ err: error }, 'outbox-not-read')
      return []
    })
    this.#depth.reset()
    for (const { state, count } of states) this.#depth.set({ state }, count)
    const waiting = states.filter(({ state }) => state === 'queued' || state === 'sending')
    if (states.length === 0) this.#oldest.remove()
    else this.#oldest.set(Math.max(0, ...waiting.map(({ oldestMs }) => oldestMs)) / 1000)
  }
}
