import { rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { CommandError, UsageError, readOptions } from '#server/cli/arguments.ts'
import { enquiryCount, escapeControls, unsafeInTerminal } from '#server/cli/terminal.ts'
import { errorCode } from '#server/personalData.ts'
import { StoreError } from '#server/StoreError.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Command } from './Command.ts'
import { csvHead, csvLine } from './csv.ts'
import { readAddress } from './readAddress.ts'

/** Writes all enquiries page by page, since they may not fit in memory. */
export const exportAll: Command = {
  usage: 'export --csv|--json [--out FILE] [--email ADDRESS]',
  details: `All enquiries whole, the oldest first.

  --csv            for spreadsheets; what they would take for a formula begins
                   with ', but for telephone numbers
  --json           a list of objects, which import takes
  --out FILE       into a new file that only you can read, instead of the
                   terminal
  --email ADDRESS  only what came from a mail address; - reads it, as erase does

To pass the export on to another program use npm run --silent, for npm writes
lines of its own before it.`,

  async run(args, { openStore, out, errors, input }) {
    const options = {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      out: { type: 'string' },
      email: { type: 'string' },
    } as const
    const { values } = readOptions(args, options)
    if (values.csv === values.json) throw new UsageError('Give one of --csv and --json')
    const address = values.email === undefined ? null : await readAddress(values.email, { input, errors })
    const { outbox } = await openStore()
    const enquiries = address === null ? outbox.all() : outbox.of(address)
    let count = 0
    async function* lines() {
      if (values.csv) yield csvHead
      for await (const enquiry of enquiries) {
        yield values.csv ? csvLine(enquiry) : `${count === 0 ? '[' : ','}\n${jsonText(enquiry)}`
        count += 1
      }
      if (values.json) yield count === 0 ? '[]\n' : '\n]\n'
    }
    if (values.out === undefined) await pipeline(lines, out, { end: false })
    else await writeNewFile(values.out, lines())
    errors.write(`${enquiryCount(count)} exported\n`)
  },
}

async function writeNewFile(path: string, lines: AsyncIterable<string>) {
  const fail = (reason: string) =>
    new CommandError(`The file "${escapeControls(path)}" was not written, ${reason}`)
  try {
    await writeFile(path, lines, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') throw fail('it is there already: name another one')
    // An error here would hide the first one, which says why.
    await rm(path, { force: true }).catch(() => undefined)
    throw error instanceof StoreError ? error : fail(`${code}: name a place that you may write`)
  }
}

/** What a terminal should not get is written as escapes, which mean the same. */
function jsonText({ createdAt, nextAt, sentAt, ...enquiry }: StoredEnquiry): string {
  const times = {
    receivedAt: new Date(createdAt).toISOString(),
    dueAt: enquiry.state === 'queued' ? new Date(nextAt).toISOString() : null,
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
  }
  return JSON.stringify({ ...enquiry, ...times }).replaceAll(
    unsafeInTerminal,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
