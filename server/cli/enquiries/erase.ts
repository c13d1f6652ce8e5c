import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import { CommandError, UsageError, readOptions } from '#server/cli/arguments.ts'
import { enquiryCount } from '#server/cli/terminal.ts'
import { eraseMailFiles } from '#server/mail/fileTransport.ts'
import { eraseByEmail } from '#server/store/erasure.ts'
import type { Command } from './Command.ts'

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

  async run(args, { openStore, input, out, errors }) {
    const { email = '' } = readOptions(args, { email: { type: 'string' } }).values
    if (email === '-') errors.write('Mail address: ')
    const address = email === '-' ? await readLine(input) : email
    if (!/.@./.test(address))
      throw new UsageError(
        '--email is no mail address: give it as --email name@company.com, or - and type it',
      )
    const { database, mailFolder } = await openStore()
    const count = await eraseByEmail(database, address)
    // Always, as an earlier erasure may have been interrupted before this.
    await database.scrub()
    const files = await eraseMailFiles(mailFolder, database)
    if (count === 0 && files === 0)
      throw new CommandError(
        'No enquiry in this store has that address. What was erased before is gone for good now, also if that erasure was interrupted',
      )
    const mails = files === 0 ? '' : `, and ${files} ${files === 1 ? 'file' : 'files'} of mails`
    out.write(`Erased the texts of ${enquiryCount(count)}${mails}\n`)
  },
}

async function readLine(input: Readable) {
  const lines = createInterface({ input })
  for await (const line of lines) return line
  return ''
}
