import { Worker } from 'node:worker_threads'
import type { ShownFinding } from '../../../src/development/findings/ShownFinding.ts'

/** How long the files have to be left alone before they are checked, in ms: a file may be written in two steps. */
const settledMs = 300

interface Listeners {
  onFindings: (findings: ShownFinding[]) => void
  onError: (error: Error) => void
}

/** Checks the locale files in a thread of its own, so that a saved text does not wait for it. */
export class BackgroundCheck {
  readonly #listeners: Listeners
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #findings: ShownFinding[] | undefined

  constructor(listeners: Listeners) {
    this.#listeners = listeners
  }

  /** What the last check found; nothing before the first one, which this starts. */
  get findings(): ShownFinding[] | undefined {
    if (!this.#worker) this.#check()
    return this.#findings
  }

  /** Checks as soon as nothing more is saved. */
  checkSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#check(), settledMs)
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#worker?.terminate()
  }

  #check() {
    this.#worker ??= this.#startWorker()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage('check')
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('checkWorker.ts', import.meta.url))
    worker.on('message', (findings: ShownFinding[]) => {
      this.#findings = findings
      this.#listeners.onFindings(findings)
    })
    worker.on('error', (error: Error) => {
      this.#worker = undefined
      this.#listeners.onError(error)
    })
    worker.unref()
    return worker
  }
}
