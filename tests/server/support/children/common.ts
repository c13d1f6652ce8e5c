import pino from 'pino'
import type { Database } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import type { NewEnquiry } from '#server/store/Enquiry.ts'
import { withEmptyFields } from '#shared/enquiryFields.ts'

/** Opens the store that the parent named. */
export function open(): Promise<Database> {
  return openDatabase(JSON.parse(process.argv[2] ?? '') as { dataDir: string }, pino({ enabled: false }))
}

export function sampleFor(count: number): NewEnquiry {
  return {
    idempotencyKey: `${process.pid} ${count}`,
    fingerprint: 'f',
    language: 'en',
    texts: withEmptyFields({
      name: 'n',
      mobile: '1',
      email: 'a@b.test',
      subject: '',
      message: 'm'.repeat(2000),
    }),
    captcha: 'passed',
    digest: false,
  }
}
