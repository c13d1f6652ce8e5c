import { rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { CommandError, UsageError, readOptions } from '#server/cli/arguments.ts'
import { enquiryCount, escapeControls, unsafeInTerminal } from '#server/cli/terminal.ts'
import { errorCode } from '#server/errors.ts'
import { StoreError } from '#server/StoreError.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Command } from './Command.ts'
import { csvFile } from './csv.ts'
import { readAddress } from './readAddress.ts'
import { xlsxFile } from './xlsx.ts'

/** Writes all enquiries page by page, since they may not fit in memory. */
export const exportAll: Command = {
  usage: 'export --FORMAT [--out FILE] [--email ADDRESS]',
  details: `All enquiries whole, the oldest first.

  --xlsx           for spreadsheets, with all texts as they were typed; needs
                   --out
  --csv            for what reads no XLSX. Excel shows numbers in it as they
                   were typed, other programs as ="0501234567". What would be a
                   formula begins with '
  --json           a list of objects, which import takes
  --out FILE       into a new file that only you can read, instead of the
                   terminal
  --email ADDRESS  only what came from a mail address; - reads it, as erase does

To pass the export on to another program use npm run --silent, for npm writes
lines of its own before it.`,

  async run(args, { openStore, out, errors, input }) {
    const options = {
      xlsx: { type: 'boolean' },
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      out: { type: 'string' },
      email: { type: 'string' },
    } as const
    const { values } = readOptions(args, options)
    const [format, ...others] = formatNames.filter((name) => values[name])
    if (format === undefined || others.length > 0)
      throw new UsageError('Give one of --xlsx, --csv and --json')
    if (format === 'xlsx' && values.out === undefined)
      throw new UsageError('--xlsx needs --out: a terminal cannot show it')
    const address = values.email === undefined ? null : await readAddress(values.email, { input, errors })
    const { outbox } = await openStore()
    let count = 0
    async function* counted() {
      for await (const enquiry of address === null ? outbox.all() : outbox.of(address)) {
        count += 1
        yield enquiry
      }
    }
    const content = formats[format](counted())
    if (values.out === undefined) await pipeline(content, out, { end: false })
    else await writeNewFile(values.out, content)
    errors.write(`${enquiryCount(count)} exported\n`)
  },
}

const formats = { xlsx: xlsxFile, csv: csvFile, json: jsonFile }
const formatNames = ['xlsx', 'csv', 'json'] as const

async function writeNewFile(path: string, content: AsyncIterable<string | Uint8Array>) {
  const fail = (reason: string) =>
    new CommandError(`The file "${escapeControls(path)}" was not written, ${reason}`)
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') throw fail('it is there already: name another one')
    // An error here would hide the first one, which says why.
    await rm(path, { force: true }).catch(() => undefined)
    throw error instanceof StoreError ? error : fail(`${code}: name a place that you may write`)
  }
}

async function* jsonFile(enquiries: AsyncIterable<StoredEnquiry>) {
  let before = '['
  for await (const enquiry of enquiries) {
    yield `${before}\n${jsonText(enquiry)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** Writes characters that a terminal must not get as escapes with the same meaning. */
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
