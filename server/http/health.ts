import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/withTimeout.ts'
import { textResponse } from './headers.ts'

const storeTimeoutMs = 2000
/** How long a check's result is kept, in ms. Each check writes to the disk, and anyone can cause one. */
const checkLifetimeMs = 1000

export type Health = ReturnType<typeof createHealth>

/** @param checkStore rejects if the store cannot be written */
export function createHealth(checkStore: () => Promise<void>, log: Log) {
  let isDraining = false
  let wasWritable = true
  let check: Promise<void> | undefined

  async function isWritable() {
    // One check runs at a time: otherwise checks would pile up while a store does not answer.
    check ??= checkStore().finally(() => {
      setTimeout(() => (check = undefined), checkLifetimeMs).unref()
    })
    try {
      await withTimeout(storeTimeoutMs, check)
      if (!wasWritable) log.info({}, 'ready-again')
      wasWritable = true
    } catch (error) {
      if (wasWritable) log.error({ err: error }, 'not-ready')
      wasWritable = false
    }
    return wasWritable
  }

  return {
    drain(): void {
      isDraining = true
    },
    /** Answers that the process runs. What it depends on may be down. */
    liveness: (): Response => statusResponse(200, 'alive'),
    /** Answers whether an enquiry could be stored now. The mail server may be down. */
    readiness: async (): Promise<Response> => {
      const canStore = await isWritable()
      // This comes after the check: the signal to shut down may have come while it ran.
      if (isDraining) return statusResponse(503, 'draining')
      return canStore ? statusResponse(200, 'ready') : statusResponse(503, 'the store cannot be written')
    },
  }
}

function statusResponse(status: number, state: string) {
  return textResponse(status, state, { 'cache-control': 'no-store' })
}
