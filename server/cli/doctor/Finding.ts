export type Health = 'ok' | 'warn' | 'fail'

/** What a check has found: one line. */
export interface Finding {
  health: Health
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
export function about(subject: string): Record<Health, (text: string) => Finding> {
  const finding = (health: Health) => (text: string) => ({ health, subject, text })
  return { ok: finding('ok'), warn: finding('warn'), fail: finding('fail') }
}
