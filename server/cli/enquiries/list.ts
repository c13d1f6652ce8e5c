import { CommandError, readOptions, readValue } from '#server/cli/arguments.ts'
import { table, utcTime } from '#server/cli/terminal.ts'
import { oneOf, wholeNumber } from '#server/settings/rules.ts'
import { enquiryStates, type StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Command } from './Command.ts'
import { readAddress } from './readAddress.ts'

const maxRows = 10_000
const headings = ['reference', 'received (UTC)', 'state', 'tries', 'language', 'captcha', 'last error']

/** No column contains a visitor's text, so that a list can be shown to anyone. */
export const list: Command = {
  usage: 'list [--state STATE] [--limit N]',
  details: `The newest enquiries, without what was typed.

  --state STATE  only those that are ${enquiryStates.join(', ')}
  --limit N      how many, ${maxRows} at most; 20 unless given

States: queued waits for its mail, sending is on its way, sent was mailed (or,
without a mail server, written to DATA_DIR/mails), dead was given up after days
and waits for you (retry).`,

  async run(args, { openStore, out, errors, width }) {
    const options = { state: { type: 'string' }, limit: { type: 'string', default: '20' } } as const
    const { values } = readOptions(args, options)
    const state =
      values.state === undefined ? undefined : readValue('state', values.state, oneOf(enquiryStates))
    const limit = readValue('limit', values.limit, wholeNumber(1, maxRows))
    const { outbox } = await openStore()
    const enquiries = await outbox.list({ state, limit })
    if (enquiries.length > 0) out.write(table(headings, enquiries.map(toRow), width))
    const counts = (await outbox.depth()).map((each) => `${each.count} ${each.state}`)
    errors.write(`${enquiries.length} shown; in all: ${counts.join(', ')}\n`)
  },
}

export const find: Command = {
  usage: 'find --email ADDRESS|-',
  details: `The enquiries that came from a mail address, as list shows them. show, export
--email and erase --email go on from there. - reads the address, as erase does.`,

  async run(args, { openStore, out, errors, input, width }) {
    const { email = '' } = readOptions(args, { email: { type: 'string' } }).values
    const address = await readAddress(email, { input, errors })
    const { outbox } = await openStore()
    const enquiries: StoredEnquiry[] = []
    for await (const enquiry of outbox.of(address)) enquiries.push(enquiry)
    if (enquiries.length === 0) throw new CommandError('No enquiry in this store has that address')
    out.write(table(headings, enquiries.map(toRow), width))
  },
}

function toRow({ reference, createdAt, state, attempts, language, captcha, lastError }: StoredEnquiry) {
  // The list shows only the code and the status; `show` prints the whole message.
  const error = (lastError ?? '').replace(/:.*$/s, '')
  return [reference, utcTime(createdAt).slice(0, 16), state, String(attempts), language, captcha, error]
}
