import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '#server/store/StoreError.ts'

/** How long another writer of the file is waited for, in ms. */
const patience = 5000

/**
 * Repeats what found the file busy. SQLite's own waiting would stop the whole process, and so also the
 * transaction that it waits for where that is in the same process.
 */
export async function patiently<Result>(work: () => Result): Promise<Result> {
  const started = performance.now()
  for (;;) {
    try {
      return work()
    } catch (error) {
      const isBusy = error instanceof StoreError && error.code === 'SQLITE_BUSY'
      if (!isBusy || performance.now() - started > patience) throw error
    }
    // By chance, so that two who wait do not keep in step.
    await sleep(1 + Math.random() * 9)
  }
}
