import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EnquiryTexts } from '#shared/enquiryFields.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import type { RateLimit } from '#server/store/RateLimit.ts'
import type { CallMetrics } from './CallMetrics.ts'
import type { VerifyCaptcha } from './captcha.ts'
import { fingerprint } from './idempotency.ts'
import { Refusal } from './Refusal.ts'
import { workLimiter } from './workLimiter.ts'
import { workSharer } from './workSharer.ts'

/** An enquiry that is sound in itself. */
export interface Arrival {
  idempotencyKey: string
  language: string
  texts: EnquiryTexts
  /** Of the captcha. */
  solution: string
  rateKey: string
}

export interface KeeperTools {
  outbox: Pick<Outbox, 'findByKey' | 'put'>
  rateLimit: Pick<RateLimit, 'take' | 'isFlood'>
  verifyCaptcha: VerifyCaptcha
  courier: { wake(): void }
  log: Logger
  metrics?: CallMetrics | undefined
}

/** Of requests that are worked on. A disk that takes 20 ms for a commit has as many done in 20 s. */
const mostAtATime = 500

/** How long a twin of a request, at another server, may take from its verdict to the store, in ms. */
const twinPauses = [0, 200, 800]

/** Puts enquiries into the store: each once, however often it arrives. */
export class EnquiryKeeper {
  readonly #tools: KeeperTools
  readonly #share = workSharer<string>()
  readonly #limit = workLimiter(mostAtATime)

  constructor(tools: KeeperTools) {
    this.#tools = tools
  }

  /**
   * Resolves to the reference once the enquiry is durable. The same request arriving several times at once is
   * worked on once: the captcha's solution can be verified only once, and it is one attempt.
   * @throws Refusal 409, 429, 400 or 503.
   */
  keep(arrival: Arrival): Promise<string> {
    const { idempotencyKey, solution, texts } = arrival
    const request = hash('sha256', JSON.stringify([idempotencyKey, solution, fingerprint(texts)]))
    return this.#share(request, () => this.#limit(() => this.#keepOnce(arrival)))
  }

  async #keepOnce(arrival: Arrival): Promise<string> {
    return (await this.#findKept(arrival)) ?? (await this.#keepNew(arrival))
  }

  /** What the key has brought before needs neither captcha nor rate: a repetition is no second enquiry. */
  async #findKept({ idempotencyKey, texts }: Arrival): Promise<string | undefined> {
    const kept = await this.#tools.outbox.findByKey(idempotencyKey)
    if (!kept) return undefined
    if (kept.fingerprint !== fingerprint(texts)) throw new Refusal(409, 'conflict')
    this.#tools.metrics?.enquiryAnswered('repeated')
    return kept.reference
  }

  async #keepNew(arrival: Arrival): Promise<string> {
    await this.#checkRate(arrival)
    const captcha = await this.#askCaptcha(arrival.solution)
    if (captcha === 'used') return this.#findTwin(arrival)
    if (captcha === 'refused') throw wrongCaptcha()
    return this.#store(arrival, captcha)
  }

  async #checkRate({ rateKey }: Arrival) {
    const verdict = await this.#tools.rateLimit.take(rateKey)
    if (verdict.allowed) return
    throw new Refusal(429, 'rate', { headers: { 'retry-after': String(verdict.retryAfterSeconds) } })
  }

  async #askCaptcha(solution: string) {
    const began = performance.now()
    const verdict = await this.#tools.verifyCaptcha(solution)
    this.#tools.metrics?.captchaAsked(verdict, (performance.now() - began) / 1000)
    return verdict
  }

  /** The same request may have reached another server, which verified the solution and is about to store. */
  async #findTwin(arrival: Arrival): Promise<string> {
    for (const pause of twinPauses) {
      await sleep(pause)
      const reference = await this.#findKept(arrival)
      if (reference !== undefined) return reference
    }
    throw wrongCaptcha()
  }

  async #store(
    { idempotencyKey, language, texts }: Arrival,
    captcha: 'passed' | 'unverified',
  ): Promise<string> {
    const { outbox, rateLimit, courier, log, metrics } = this.#tools
    const digest = await rateLimit.isFlood()
    const enquiry = { idempotencyKey, fingerprint: fingerprint(texts), language, texts, captcha, digest }
    const { id, reference, isNew, ...kept } = await outbox.put(enquiry)
    if (kept.fingerprint !== enquiry.fingerprint) throw new Refusal(409, 'conflict')
    metrics?.enquiryAnswered(isNew ? 'stored' : 'repeated')
    if (isNew) {
      log.info({ enquiryId: id, captcha, digest }, 'enquiry-stored')
      courier.wake()
    }
    return reference
  }
}

function wrongCaptcha() {
  return new Refusal(400, 'captcha', { field: 'recaptcha' })
}
