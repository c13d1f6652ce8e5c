export type Severity = 'ok' | 'warn' | 'fail'

/** The result of a check, printed as one line. */
export interface Finding {
  severity: Severity
  /** What was checked, in one or two words. */
  subject: string
  /** The state, and what to do if something is wrong. */
  text: string
}

/** Functions that make findings about one subject: `findingsAbout('mail').fail('…')`. */
export function findingsAbout(subject: string): Record<Severity, (text: string) => Finding> {
  const finding = (severity: Severity) => (text: string) => ({ severity, subject, text })
  return { ok: finding('ok'), warn: finding('warn'), fail: finding('fail') }
}
