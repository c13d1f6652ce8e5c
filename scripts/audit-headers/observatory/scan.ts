import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pagePath } from '../../../src/i18n/addresses.ts'
import { makeCertificate } from './certificate.ts'
import { installObservatory } from './install.ts'
import { openStandIn } from './standIn.ts'

const goal = 135
const hook = fileURLToPath(new URL('connectToStandIn.ts', import.meta.url))

interface Report {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** Prints the Observatory's score of Home and Contact; false where one is below the goal. */
export async function scanWithObservatory({
  origin,
  host,
}: {
  origin: string
  host: string
}): Promise<boolean> {
  const observatory = installObservatory()
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const certificate = makeCertificate(host, folder)
  let passed = true
  try {
    for (const path of [pagePath('home', 'en'), pagePath('contact', 'en')]) {
      for (const withCookie of [false, true]) {
        const standIn = await openStandIn({ host, origin, path, withCookie, ...certificate })
        const report = await scan(observatory, { host, certificate: certificate.file, ...standIn.ports })
        standIn.close()
        print(`${path}, ${withCookie ? 'with the XSRF cookie' : 'as sent'}`, report)
        passed &&= report.scan.score >= goal
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return passed
}

interface Scanned {
  host: string
  /** The file of the certificate that vouches for it. */
  certificate: string
  http: number
  https: number
}

async function scan(observatory: string, { host, certificate, http, https }: Scanned) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', hook, join(observatory, 'src/scan.js'), host],
    {
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: certificate,
        STAND_IN_HTTP_PORT: String(http),
        STAND_IN_HTTPS_PORT: String(https),
      },
    },
  )
  return JSON.parse(stdout) as Report
}

function print(page: string, { scan: { grade, score }, tests }: Report) {
  console.log(`\nMDN Observatory: ${page}: ${grade} ${score} (goal ${goal})`)
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    console.log(`  ${pass ? 'pass' : 'FAIL'} ${String(scoreModifier).padStart(4)}  ${name}: ${result}`)
  }
}
