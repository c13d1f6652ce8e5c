import { StartError } from '#server/StartError.ts'

type Severity = 'ok' | 'warn' | 'fail'

/** The result of a check, printed as one line: what was checked, its state, and what to do if something is wrong. */
export interface CheckResult {
  severity: Severity
  subject: string
  text: string
}

/** Functions that make results about one subject: `resultsAbout('mail').fail('…')`. */
export function resultsAbout(subject: string): Record<Severity, (text: string) => CheckResult> {
  const result = (severity: Severity) => (text: string) => ({ severity, subject, text })
  return { ok: result('ok'), warn: result('warn'), fail: result('fail') }
}

/** One `ok` with the sentence that `work` returns, or a `fail` for each line of its StartError. */
export function resultsOf(subject: string, work: () => string): CheckResult[] {
  const { ok, fail } = resultsAbout(subject)
  try {
    return [ok(work())]
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n').map(fail)
    throw error
  }
}

const clock = resultsAbout('clock')
const toleranceMs = 60_000

/** Compares this machine's clock with another one. @param aheadMs how far the other one is ahead of this one, in ms */
export function compareClock(other: string, aheadMs: number): CheckResult {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (Math.abs(aheadMs) <= toleranceMs)
    return clock.ok(`within ${Math.max(1, seconds)} s of that of ${other}`)
  const direction = aheadMs > 0 ? 'behind' : 'ahead of'
  return clock.fail(`${seconds} s ${direction} that of ${other}: let NTP set the clocks (timedatectl)`)
}
