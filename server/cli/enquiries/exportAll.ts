import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { CommandError, readOptions } from '#server/cli/arguments.ts'
import { escapeControls } from '#server/cli/terminal.ts'
import { errorCode } from '#server/personalData.ts'
import { StoreError } from '#server/store/database/Database.ts'
import type { Command } from './Command.ts'
import { csvHead, csvLine } from './csv.ts'

/** Writes all enquiries page by page, since they may not fit in memory. */
export const exportAll: Command = {
  usage: 'export [--out FILE]',
  summary: 'all of them whole as CSV, the oldest first',
  details: `  --out FILE  into a new file that only you can read, instead of the terminal

What a spreadsheet would take for a formula begins with '. To pass the export on
to another program use npm run --silent, for npm writes lines of its own before
it.`,

  async run(args, { openStore, out, errors }) {
    const { values } = readOptions(args, { out: { type: 'string' } })
    const { outbox } = await openStore()
    let count = 0
    async function* lines() {
      yield csvHead
      for await (const enquiry of outbox.all()) {
        count += 1
        yield csvLine(enquiry)
      }
    }
    if (values.out === undefined) await pipeline(lines, out, { end: false })
    else await writeNewFile(values.out, lines())
    errors.write(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} exported\n`)
  },
}

/** Writes a new file. If that fails, the incomplete file is removed. */
async function writeNewFile(path: string, lines: AsyncIterable<string>) {
  const fail = (reason: string) =>
    new CommandError(`The file "${escapeControls(path)}" was not written, ${reason}`)
  try {
    await writeFile(path, lines, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') throw fail('it is there already: name another one')
    rmSync(path, { force: true })
    throw error instanceof StoreError ? error : fail(`${code}: name a place that you may write`)
  }
}
