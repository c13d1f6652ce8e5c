import type { NewEnquiry } from '#server/store/Enquiry.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'

let made = 0

export function newEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  made += 1
  return {
    idempotencyKey: `key ${process.pid} ${made}`,
    fingerprint: `fingerprint ${made}`,
    language: 'ar',
    texts: fillMissingFields({
      name: 'هدى',
      mobile: '+971 4 000',
      email: 'huda@sample.test',
      subject: '',
      message: 'Line\n😀',
    }),
    captcha: 'passed',
    digest: false,
    ...changes,
  }
}
