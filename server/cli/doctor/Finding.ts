export type Severity = 'ok' | 'warn' | 'fail'

/** What a check has found: one line. */
export interface Finding {
  severity: Severity
  /** What was looked at, in a word. */
  subject: string
  /** What it is like, and what to do where it is not well. */
  text: string
}

/** Another clock than this machine's. */
export interface OtherClock {
  name: string
  /** How far it is ahead of ours, in ms. */
  ahead: number
}

/** A finding maker for one subject: `about('mail').fail('…')`. */
export function about(subject: string): Record<Severity, (text: string) => Finding> {
  const finding = (severity: Severity) => (text: string) => ({ severity, subject, text })
  return { ok: finding('ok'), warn: finding('warn'), fail: finding('fail') }
}

const { ok, warn, fail } = about('clock')

/** In ms. */
const tolerance = 60_000

/** Whether this machine's clock agrees with the others that were met. */
export function checkClocks(others: readonly OtherClock[]): Finding[] {
  if (others.length === 0)
    return [warn('not compared: neither a database server nor the captcha provider told a time')]
  return others.map(({ name, ahead }) => {
    const seconds = Math.round(Math.abs(ahead) / 1000)
    if (Math.abs(ahead) <= tolerance) return ok(`within ${Math.max(1, seconds)} s of that of ${name}`)
    return fail(
      `${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} that of ${name}: let NTP set the clocks (timedatectl)`,
    )
  })
}
