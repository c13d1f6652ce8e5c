import { Worker } from 'node:worker_threads'
import type { Check } from './openTexts.ts'

/**
 * The check of all texts. It takes two seconds, so it has a thread of its own: texts are shown and saved while it runs.
 * The result is kept until a save.
 */
export class FullCheck {
  #result = Promise.withResolvers<Check>()
  #worker: Worker | undefined
  #isDone = false

  get(): Promise<Check> {
    if (!this.#worker) this.#start()
    return this.#result.promise
  }

  /** A file was saved. A check that runs begins anew, and whoever waits for it gets the new result. */
  forget(): void {
    if (this.#isDone) {
      this.#result = Promise.withResolvers()
      this.#worker = undefined
      this.#isDone = false
    } else if (this.#worker) {
      void this.#worker.terminate()
      this.#start()
    }
  }

  #start() {
    const worker = new Worker(new URL('./checkWorker.ts', import.meta.url))
    const end = (tell: () => void) => {
      if (worker !== this.#worker) return
      this.#isDone = true
      tell()
    }
    worker.once('message', (check: Check) => end(() => this.#result.resolve(check)))
    worker.once('error', (error) => end(() => this.#result.reject(error)))
    // The server may end without it.
    worker.unref()
    this.#worker = worker
  }
}
