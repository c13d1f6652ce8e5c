import type { StoredEnquiry } from '#server/store/Enquiry.ts'

/** What JSON allows in a text but a terminal would obey: escaped, it means the same. */
const unsafe = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g

/** An enquiry as JSON on one line. Times are ISO 8601 in UTC; erased texts are null. */
export function jsonText({ createdAt, nextAt, sentAt, ...enquiry }: StoredEnquiry): string {
  const times = {
    receivedAt: new Date(createdAt).toISOString(),
    dueAt: enquiry.state === 'queued' ? new Date(nextAt).toISOString() : null,
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
  }
  return JSON.stringify({ ...enquiry, ...times }).replaceAll(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
