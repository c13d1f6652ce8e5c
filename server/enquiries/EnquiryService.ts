import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/Metrics.ts'
import type { NewEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import type { RateLimit } from '#server/store/RateLimit.ts'
import type { VerifyCaptcha } from './captcha.ts'
import { HttpError, serviceUnavailable } from './HttpError.ts'
import { fingerprint } from './idempotency.ts'

/** An enquiry whose fields are valid. */
interface Submission extends Pick<NewEnquiry, 'idempotencyKey' | 'language' | 'texts'> {
  /** The captcha's solution. */
  solution: string
  rateKey: string
}

export interface EnquiryServiceDependencies {
  outbox: Pick<Outbox, 'findByKey' | 'put'>
  rateLimit: Pick<RateLimit, 'take' | 'isFlood'>
  verifyCaptcha: VerifyCaptcha
  deliveryWorker: { wake(): void }
  log: Log
  metrics: Pick<Metrics, 'enquiries' | 'captcha' | 'captchaSeconds'>
}

/**
 * Requests at the same time. Each takes two commits, so a disk with 20 ms for a commit needs 20 s for all of them. Any
 * more are refused at once: visitors in a queue would have left before their answer.
 */
const maxConcurrent = 500

/** Waits before each look for a duplicate that another server is about to store, in ms. */
const duplicatePauses = [0, 200, 800]

/** Stores enquiries: each one once, however often it arrives. */
export class EnquiryService {
  readonly #dependencies: EnquiryServiceDependencies
  readonly #running = new Map<string, Promise<string>>()

  constructor(dependencies: EnquiryServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Resolves to the reference once the enquiry is stored durably. A request that arrives several times at once is
   * handled once: the captcha's solution can be verified only once, and it counts as one attempt.
   * @throws HttpError 409, 429, 400 or 503
   */
  submit(submission: Submission): Promise<string> {
    const { idempotencyKey, solution, texts } = submission
    const request = JSON.stringify([idempotencyKey, solution, fingerprint(texts)])
    const current = this.#running.get(request)
    if (current) return current
    if (this.#running.size >= maxConcurrent) throw serviceUnavailable('busy')
    const result = this.#submitOnce(submission).finally(() => this.#running.delete(request))
    this.#running.set(request, result)
    return result
  }

  async #submitOnce(submission: Submission): Promise<string> {
    const stored = await this.#findStored(submission)
    if (stored !== undefined) return stored
    await this.#checkRate(submission)
    const captcha = await this.#askCaptcha(submission.solution)
    if (captcha === 'used') return this.#findDuplicate(submission)
    if (captcha === 'refused') throw wrongCaptcha()
    return this.#store(submission, captcha)
  }

  /** A key that is stored already needs neither the captcha nor the rate limit: it is the same enquiry. */
  async #findStored({ idempotencyKey, texts }: Submission): Promise<string | undefined> {
    const stored = await this.#dependencies.outbox.findByKey(idempotencyKey)
    if (!stored) return undefined
    if (stored.fingerprint !== fingerprint(texts)) throw new HttpError(409, 'conflict')
    this.#dependencies.metrics.enquiries.inc({ result: 'repeated' })
    return stored.reference
  }

  async #checkRate({ rateKey }: Submission) {
    const verdict = await this.#dependencies.rateLimit.take(rateKey)
    if (verdict.allowed) return
    throw new HttpError(429, 'rate', { headers: { 'retry-after': String(verdict.retryAfterSeconds) } })
  }

  async #askCaptcha(solution: string) {
    const { verifyCaptcha, metrics } = this.#dependencies
    const stopTimer = metrics.captchaSeconds.startTimer()
    const verdict = await verifyCaptcha(solution)
    stopTimer()
    metrics.captcha.inc({ verdict })
    return verdict
  }

  /** The same request may have reached another server, which has verified the solution and is about to store it. */
  async #findDuplicate(submission: Submission): Promise<string> {
    for (const pause of duplicatePauses) {
      await sleep(pause)
      const reference = await this.#findStored(submission)
      if (reference !== undefined) return reference
    }
    throw wrongCaptcha()
  }

  async #store(
    { idempotencyKey, language, texts }: Submission,
    captcha: 'passed' | 'unverified',
  ): Promise<string> {
    const { outbox, rateLimit, deliveryWorker, log, metrics } = this.#dependencies
    const digest = await rateLimit.isFlood()
    const enquiry = { idempotencyKey, fingerprint: fingerprint(texts), language, texts, captcha, digest }
    const { id, reference, isNew, ...stored } = await outbox.put(enquiry)
    if (stored.fingerprint !== enquiry.fingerprint) throw new HttpError(409, 'conflict')
    metrics.enquiries.inc({ result: isNew ? 'stored' : 'repeated' })
    if (isNew) {
      log.info({ enquiryId: id, captcha, digest }, 'enquiry-stored')
      deliveryWorker.wake()
    }
    return reference
  }
}

function wrongCaptcha() {
  return new HttpError(400, 'captcha', { field: 'recaptcha' })
}
