import { CommandError, readName } from '#server/cli/arguments.ts'
import type { EnquiryState } from '#server/store/Enquiry.ts'
import type { Command } from './Command.ts'
import { findEnquiry } from './show.ts'

const refusals: Partial<Record<EnquiryState, string>> = {
  sent: 'was sent already: it was mailed or, without a mail server, written to DATA_DIR/mails',
  sending: 'is being sent at this moment: look again in a few minutes',
}

export const retry: Command = {
  usage: 'retry ID|REFERENCE',
  details: `Sends a dead or waiting enquiry at once.

A running server takes it within seconds; without one it waits for the next
start.`,

  async run(args, { openStore, out }) {
    const name = readName(args)
    const { outbox } = await openStore()
    const isDue = await outbox.retry(name)
    const enquiry = await findEnquiry(outbox, name)
    if (!isDue) {
      const reason = refusals[enquiry.state] ?? 'has nothing to send: its texts are erased'
      throw new CommandError(`${enquiry.reference} ${reason}`)
    }
    out.write(`${enquiry.reference} is due now: a running server sends it within seconds\n`)
  },
}
