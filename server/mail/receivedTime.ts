import type { Language } from '#i18n/languages.ts'

/**
 * When an enquiry came, in the office's time (the Gulf's, which has no summer time) and in UTC.
 * @param time in ms since the epoch
 */
export function receivedTime(time: number, { formatLocale }: Language): { gulf: string; utc: string } {
  const format = new Intl.DateTimeFormat(formatLocale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  })
  return { gulf: format.format(time), utc: new Date(time).toISOString().slice(0, 16).replace('T', ' ') }
}
