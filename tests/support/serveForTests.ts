import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { startSiteverify } from './siteverify.ts'
import { staleSource } from './staleSource.ts'

// A test of an old build would say nothing about files that were saved later.
const changed = staleSource('.')
if (changed) {
  console.error(`dist is older than ${relative('.', changed)}: run npm run build first.`)
  process.exit(1)
}

/** Serves the built site as `npm run serve` does, with a captcha provider on this machine. */
const provider = await startSiteverify()
process.env['RECAPTCHA_VERIFY_URL'] = provider.url
process.once('SIGTERM', provider.close)
// Only the tests use this folder.
process.once('exit', () => rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true }))
await import('#server/index.ts')
