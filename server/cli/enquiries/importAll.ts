import { readFile } from 'node:fs/promises'
import { array, boolean, date, mixed, number, object, string, ValidationError } from 'yup'
import { CommandError, UsageError, readOptions } from '#server/cli/arguments.ts'
import { enquiryCount, escapeControls } from '#server/cli/terminal.ts'
import { fingerprint } from '#server/enquiries/idempotency.ts'
import { errorCode } from '#server/errors.ts'
import { enquiryStates } from '#server/store/Enquiry.ts'
import { insertEnquiry } from '#server/store/insertEnquiry.ts'
import type { EnquiryTexts } from '#enquiry/enquiryFields.ts'
import type { Command } from './Command.ts'

const text = string().required()

/** What `export --json` writes. */
const exported = array(
  object({
    id: text,
    reference: text,
    language: text,
    texts: mixed(isTexts).nullable().defined(),
    captcha: text.oneOf(['passed', 'unverified'] as const),
    state: text.oneOf(enquiryStates),
    digest: boolean().required(),
    isProbe: boolean().default(false),
    deliveredChannels: array(text).default([]),
    mailId: text,
    attempts: number().integer().min(0).required(),
    lastError: string().nullable().defined(),
    receivedAt: date().required(),
    sentAt: date().nullable().defined(),
  }),
).required()

function isTexts(value: unknown): value is EnquiryTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  )
}

export const importAll: Command = {
  usage: 'import FILE',
  details: `Takes the enquiries of a file of export --json into the store.

Those that are there already stay as they are. What was not sent yet is sent.
If anything in the file is wrong, nothing is taken.`,

  async run(args, { openStore, errors }) {
    const [file, ...others] = readOptions(args, {}, true).positionals
    if (file === undefined || others.length > 0) throw new UsageError('Name one file of export --json')
    const enquiries = await readExport(file)
    const { database } = await openStore()
    const count = await database.transaction(async (transaction) => {
      let added = 0
      for (const enquiry of enquiries) {
        added += Number(await insertEnquiry(transaction, database.dialect, enquiry))
      }
      return added
    })
    errors.write(`${enquiryCount(count)} imported, ${enquiries.length - count} were there already\n`)
  },
}

async function readExport(file: string) {
  try {
    const enquiries = await exported.validate(JSON.parse(await readFile(file, 'utf8')), {
      stripUnknown: true,
    })
    return enquiries.map(({ receivedAt, sentAt, state, ...enquiry }) => ({
      ...enquiry,
      state: state === 'sending' ? ('queued' as const) : state,
      // The export has no keys. A request that a browser repeats after the restoration is a second enquiry.
      idempotencyKey: `imported ${enquiry.id}`,
      createdAt: receivedAt.getTime(),
      sentAt: sentAt && sentAt.getTime(),
      fingerprint: enquiry.texts && fingerprint(enquiry.texts),
    }))
  } catch (error) {
    const reason = error instanceof ValidationError ? error.message : errorCode(error)
    throw new CommandError(
      `"${escapeControls(file)}" was not imported (${reason}): give a file that export --json wrote`,
    )
  }
}
