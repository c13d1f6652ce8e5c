import { CommandError, UsageError } from '#server/cli/failures.ts'
import { readOptions } from './arguments.ts'
import type { Command } from './Command.ts'

/** Erases what a visitor sent. */
export const erase: Command = {
  usage: 'erase --email ADDRESS',
  summary: 'erases what came from a mail address',
  details: `Whatever its state: what was not sent yet is not sent any more. Times and
states stay, without the texts. The case of letters does not matter.

Mails that were delivered are copies, in the mailbox or as files in
DATA_DIR/mails: delete those there.`,

  async run(args, { openOutbox, out }) {
    const { email = '' } = readOptions(args, { email: { type: 'string' } }).values
    if (!/.@./.test(email))
      throw new UsageError('--email is no mail address: give it as --email name@company.com')
    const count = await (await openOutbox()).eraseByEmail(email)
    if (count === 0) throw new CommandError('Nothing was erased: no enquiry in this store has that address')
    out.write(`Erased the texts of ${count} ${count === 1 ? 'enquiry' : 'enquiries'}\n`)
  },
}
