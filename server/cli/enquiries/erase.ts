import { CommandError, readOptions } from '#server/cli/arguments.ts'
import { enquiryCount } from '#server/cli/terminal.ts'
import { eraseMailFiles } from '#server/mail/fileTransport.ts'
import { eraseByEmail } from '#server/store/erasure.ts'
import type { Command } from './Command.ts'
import { readAddress } from './readAddress.ts'

export const erase: Command = {
  usage: 'erase --email ADDRESS|-',
  details: `Erases what came from a mail address.

With - the address is read from the input, a line. A command line shows it to
everyone on this machine who lists processes, and the shell keeps it.

All is erased, whatever its state: what was not sent yet is not sent any more.
Times and states stay, without the texts. The case of letters does not matter.
Mails that are files in DATA_DIR/mails are removed, also those that have other
enquiries in them; these stay in the store.

A mail that is being sent at this moment is not stopped, and what was delivered
is in the mailbox: delete it there.`,

  async run(args, { openStore, out, ...terminal }) {
    const { email = '' } = readOptions(args, { email: { type: 'string' } }).values
    const address = await readAddress(email, terminal)
    const { database, mailFolder } = await openStore()
    const count = await eraseByEmail(database, address)
    // Always, as an earlier erasure may have been interrupted before this.
    await database.scrub()
    const files = await eraseMailFiles(mailFolder, database)
    if (count === 0 && files === 0)
      throw new CommandError(
        'No enquiry in this store has that address. If an erasure was interrupted before, it is complete now',
      )
    const mails = files === 0 ? '' : `, and ${files} ${files === 1 ? 'file' : 'files'} of mails`
    out.write(`Erased the texts of ${enquiryCount(count)}${mails}\n`)
  },
}
