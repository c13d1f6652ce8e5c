import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { startSiteverify } from './siteverify.ts'
import { staleSource } from './staleSource.ts'

// A test of yesterday's build would say nothing about what was saved since.
const changed = staleSource('.')
if (changed) {
  console.error(`dist is older than ${relative('.', changed)}: run npm run build first.`)
  process.exit(1)
}

/** Serves the built site as `npm run serve` does, with a captcha provider on this machine. */
const provider = await startSiteverify()
process.env['RECAPTCHA_VERIFY_URL'] = provider.url
process.once('SIGTERM', provider.close)
// The tests look into this folder; after them nobody does.
process.once('exit', () => rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true }))
await import('#server/index.ts')
