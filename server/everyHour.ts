import { hour } from './durations.ts'

/** Runs `work`, which reports its own errors, now and every hour. `stop` waits for a run that is under way. */
export function everyHour(work: () => Promise<void>): { stop(): Promise<void> } {
  let running = work()
  const timer = setInterval(() => {
    running = running.then(work)
  }, hour).unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
