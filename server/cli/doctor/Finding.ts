export type Severity = 'ok' | 'warn' | 'fail'

/** The result of a check, printed as one line. */
export interface Finding {
  severity: Severity
  /** What was checked, in one or two words. */
  subject: string
  /** The state, and what to do if something is wrong. */
  text: string
}

/** How another machine's clock differs from this one's. */
export interface ClockOffset {
  name: string
  /** How far it is ahead of ours, in ms. */
  aheadMs: number
}

/** Functions that make findings about one subject: `findingsAbout('mail').fail('…')`. */
export function findingsAbout(subject: string): Record<Severity, (text: string) => Finding> {
  const finding = (severity: Severity) => (text: string) => ({ severity, subject, text })
  return { ok: finding('ok'), warn: finding('warn'), fail: finding('fail') }
}

const { ok, warn, fail } = findingsAbout('clock')

const toleranceMs = 60_000

/** Compares this machine's clock with the clocks of other machines. */
export function checkClocks(others: readonly ClockOffset[]): Finding[] {
  if (others.length === 0)
    return [warn('not compared: neither a database server nor the captcha provider told a time')]
  return others.map(({ name, aheadMs }) => {
    const seconds = Math.round(Math.abs(aheadMs) / 1000)
    if (Math.abs(aheadMs) <= toleranceMs) return ok(`within ${Math.max(1, seconds)} s of that of ${name}`)
    return fail(
      `${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of ${name}: let NTP set the clocks (timedatectl)`,
    )
  })
}
