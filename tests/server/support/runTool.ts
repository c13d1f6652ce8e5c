import { Readable, Writable } from 'node:stream'
import { runEnquiries } from '#server/cli/enquiries/runEnquiries.ts'
import type { StoreSettings } from './stores.ts'

export function environmentOf({ dataDir, databaseUrl }: StoreSettings): NodeJS.ProcessEnv {
  return databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }
}

export async function runTool(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { width = 80, typed = '' }: { width?: number; typed?: string } = {},
) {
  const [out, errors] = [textSink(), textSink()]
  const input = Readable.from([typed])
  const status = await runEnquiries(args, environment, { input, out: out.sink, errors: errors.sink, width })
  return { status, out: out.text(), errors: errors.text() }
}

function textSink() {
  let text = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return { sink, text: () => text }
}
