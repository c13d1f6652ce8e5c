import { escapeControls, utcTime } from '#server/cli/terminal.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { fieldNames } from '#enquiry/enquiryFields.ts'
import { readName, CommandError } from '#server/cli/arguments.ts'
import type { Command } from './Command.ts'
import type { Outbox } from '#server/store/Outbox.ts'

export const show: Command = {
  usage: 'show ID|REFERENCE',
  details: `One enquiry with all its fields.

The reference is the short name that the visitor and the mail have: QT-7K3M9P.`,

  async run(args, { openStore, out }) {
    const name = readName(args)
    const { outbox } = await openStore()
    out.write(formatEnquiry(await findEnquiry(outbox, name)))
  },
}

function formatEnquiry(enquiry: StoredEnquiry) {
  const { texts, lastError } = enquiry
  const rows = [
    ['reference', enquiry.reference],
    ['id', enquiry.id],
    ['received', `${utcTime(enquiry.createdAt)} UTC`],
    ['language', enquiry.language],
    ['captcha', enquiry.captcha],
    ['state', formatState(enquiry)],
    ['tries', String(enquiry.attempts)],
    ...(enquiry.deliveredChannels.length > 0 ? [['done', enquiry.deliveredChannels.join(', ')]] : []),
    ...(lastError === null ? [] : [['last error', lastError]]),
    ...(texts === null ? [['texts', 'erased']] : fieldNames.map((field) => [field, texts[field]])),
  ]
  return rows.map(([label = '', value = '']) => `${label.padEnd(12)}${indent(value)}\n`).join('')
}

function formatState({ state, sentAt, nextAt, digest }: StoredEnquiry) {
  const suffix = digest ? ', with others in one mail' : ''
  if (state === 'sent' && sentAt !== null) return `sent at ${utcTime(sentAt)} UTC${suffix}`
  if (state === 'queued') return `queued, due at ${utcTime(nextAt)} UTC${suffix}`
  return state + suffix
}

function indent(value: string) {
  return value
    .split('\n')
    .map(escapeControls)
    .join(`\n${' '.repeat(12)}`)
}

/** @throws CommandError if no enquiry has this id or reference */
export async function findEnquiry(outbox: Outbox, name: string): Promise<StoredEnquiry> {
  const enquiry = await outbox.get(name)
  if (enquiry) return enquiry
  throw new CommandError(
    `No enquiry in this store is called "${escapeControls(name)}": list shows the references, and DATA_DIR or DATABASE_URL must be those of the server`,
  )
}
