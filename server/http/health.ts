import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/withTimeout.ts'
import { textResponse } from './headers.ts'

/** How long the store may take to prove that it can be written, in ms. */
const storeTimeoutMs = 2000
/** How long the result of a check is used again, in ms. Each check writes to the disk, and anyone may ask. */
const checkLifetimeMs = 1000

/** Whether this server is alive, and whether it is ready for requests. */
export class Health {
  readonly #checkStore: () => Promise<void>
  readonly #log: Log
  #isDraining = false
  #wasWritable = true
  #check: Promise<void> | undefined

  /** @param checkStore rejects if the store cannot be written */
  constructor(checkStore: () => Promise<void>, log: Log) {
    this.#checkStore = checkStore
    this.#log = log
  }

  /** The server shuts down soon: from now on it is not ready. */
  drain(): void {
    this.#isDraining = true
  }

  /** Answers that the process runs. What it depends on may be down. */
  readonly liveness = (): Response => statusResponse(200, 'alive')

  /** Answers whether an enquiry could be stored now. The mail server may be down. */
  readonly readiness = async (): Promise<Response> => {
    const isWritable = await this.#isWritable()
    // This comes after the check: the signal to shut down may have come while it ran.
    if (this.#isDraining) return statusResponse(503, 'draining')
    return isWritable ? statusResponse(200, 'ready') : statusResponse(503, 'the store cannot be written')
  }

  async #isWritable() {
    // One check runs at a time: otherwise checks would pile up while a store does not answer.
    this.#check ??= this.#checkStore().finally(() => {
      setTimeout(() => (this.#check = undefined), checkLifetimeMs).unref()
    })
    const wasWritable = this.#wasWritable
    try {
      await withTimeout(storeTimeoutMs, this.#check)
      this.#wasWritable = true
      if (!wasWritable) this.#log.info({}, 'ready-again')
    } catch (error) {
      this.#wasWritable = false
      if (wasWritable) this.#log.error({ err: error }, 'not-ready')
    }
    return this.#wasWritable
  }
}

function statusResponse(status: number, state: string) {
  return textResponse(status, state, { 'cache-control': 'no-store' })
}
