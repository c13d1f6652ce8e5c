import { rmSync } from 'node:fs'
import { startSiteverify } from './siteverify.ts'

/** Serves the built site as `npm run serve` does, with a captcha provider on this machine. */
const provider = await startSiteverify()
process.env['RECAPTCHA_VERIFY_URL'] = provider.url
process.once('SIGTERM', provider.close)
// The tests look into this folder; after them nobody does.
process.once('exit', () => rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true }))
await import('#server/index.ts')
