import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/Metrics.ts'
import type { RateRule } from '#server/settings/rateRules.ts'
import type { NewEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import type { RateLimit } from '#server/store/RateLimit.ts'
import type { VerifyCaptcha } from './captcha.ts'
import { HttpError, serviceUnavailable } from '#server/http/HttpError.ts'
import { fingerprint } from './idempotency.ts'

interface Submission extends Pick<NewEnquiry, 'idempotencyKey' | 'language' | 'texts'> {
  solution: string
  rateKey: string
  rateRules: readonly RateRule[]
}

export interface SubmitDependencies {
  outbox: Pick<Outbox, 'findByKey' | 'put'>
  rateLimit: Pick<RateLimit, 'secondsToWait' | 'take' | 'isFlood' | 'hasManyUnverified'>
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

/** Makes the function that stores enquiries: each one once, however often it arrives. */
export function enquirySubmitter(dependencies: SubmitDependencies) {
  const { outbox, rateLimit, verifyCaptcha, deliveryWorker, log, metrics } = dependencies
  const running = new Map<string, Promise<string>>()

  async function submitOnce(submission: Submission): Promise<string> {
    const { rateKey, rateRules } = submission
    const stored = await findStored(submission)
    if (stored !== undefined) return stored
    throwIfRateLimited(await rateLimit.secondsToWait(rateKey, rateRules))
    const captcha = await askCaptcha(submission.solution)
    if (captcha === 'used') return findDuplicate(submission)
    if (captcha === 'refused') throw wrongCaptcha()
    if (captcha === 'unverified' && (await rateLimit.hasManyUnverified()))
      throw serviceUnavailable('unverified')
    // Only enquiries that passed the captcha count. Others of this address may have passed it at the same time.
    throwIfRateLimited(await rateLimit.take(rateKey, rateRules))
    return store(submission, captcha)
  }

  /** A key that is stored already needs neither the captcha nor the rate limit: it is the same enquiry. */
  async function findStored({ idempotencyKey, texts }: Submission) {
    const stored = await outbox.findByKey(idempotencyKey)
    if (!stored) return undefined
    if (stored.fingerprint !== fingerprint(texts)) throw new HttpError('conflict')
    metrics.enquiries.inc({ result: 'repeated' })
    return stored.reference
  }

  async function askCaptcha(solution: string) {
    const stopTimer = metrics.captchaSeconds.startTimer()
    const verdict = await verifyCaptcha(solution)
    stopTimer()
    metrics.captcha.inc({ verdict })
    return verdict
  }

  /** The same request may have reached another server, which has verified the solution and is about to store it. */
  async function findDuplicate(submission: Submission) {
    for (const pause of duplicatePauses) {
      await sleep(pause)
      const reference = await findStored(submission)
      if (reference !== undefined) return reference
    }
    throw wrongCaptcha()
  }

  async function store({ idempotencyKey, language, texts }: Submission, captcha: NewEnquiry['captcha']) {
    const digest = await rateLimit.isFlood()
    const enquiry = { idempotencyKey, fingerprint: fingerprint(texts), language, texts, captcha, digest }
    const { id, reference, isNew, ...stored } = await outbox.put(enquiry)
    if (stored.fingerprint !== enquiry.fingerprint) throw new HttpError('conflict')
    metrics.enquiries.inc({ result: isNew ? 'stored' : 'repeated' })
    if (isNew) {
      log.info({ enquiryId: id, captcha, digest }, 'enquiry-stored')
      deliveryWorker.wake()
    }
    return reference
  }

  /**
   * A request that arrives several times at once is handled once: its captcha is valid once. @throws HttpError 409,
   * 429, 400 or 503
   */
  return (submission: Submission): Promise<string> => {
    const { idempotencyKey, solution, texts } = submission
    const request = JSON.stringify([idempotencyKey, solution, fingerprint(texts)])
    const current = running.get(request)
    if (current) return current
    if (running.size >= maxConcurrent) throw serviceUnavailable('busy')
    const result = submitOnce(submission).finally(() => running.delete(request))
    running.set(request, result)
    return result
  }
}

function wrongCaptcha() {
  return new HttpError('captcha', { field: 'recaptcha' })
}

/** @throws HttpError 429 if the visitor has to wait */
function throwIfRateLimited(seconds: number) {
  if (seconds > 0) throw new HttpError('rate', { headers: { 'retry-after': String(seconds) } })
}
