import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm test`, and with `--all` `npm run test:all`: runs the steps in turn until one fails, and counts the tests. */
const all = process.argv.includes('--all')
const folder = mkdtempSync(join(tmpdir(), 'test-reports-'))
const report = join(folder, 'report.json')
const total = { passed: 0, failed: 0, skipped: 0 }

interface Step {
  title: string
  command: string
  /** Adds what the command's report says to the total. A step without tests has no report. */
  count?: (report: string) => void
}

const vitest = (title: string, ...projects: string[]): Step => ({
  title,
  command: `vitest run ${selected(projects)} --reporter=default --reporter=json --outputFile.json=${report}`,
  count: (json) => {
    const counts = JSON.parse(json) as Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>
    total.passed += counts.numPassedTests
    total.failed += counts.numFailedTests
    total.skipped += counts.numPendingTests
  },
})

const playwright = (title: string, config: string, ...projects: string[]): Step => ({
  title,
  command: `playwright test --config ${config} ${selected(projects)} --reporter=list,json`,
  count: (json) => {
    const { stats } = JSON.parse(json) as {
      stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
    }
    total.passed += stats.expected + stats.flaky
    total.failed += stats.unexpected
    total.skipped += stats.skipped
  },
})

function selected(projects: readonly string[]) {
  return projects.map((project) => `--project=${project}`).join(' ')
}

const steps: Step[] = [
  { title: 'Texts', command: 'npm run --silent locales' },
  { title: 'Types', command: 'npm run --silent types' },
  { title: 'Lint', command: 'npm run --silent lint' },
  { title: 'Format', command: 'npm run --silent format:check' },
  vitest('Unit tests, and the server', 'unit', 'server'),
  { title: 'Build', command: 'vite build' },
  playwright('The site in Chromium', 'tests', 'site', 'chromium'),
]

const rest: Step[] = [
  vitest('Commands, and programs of Debian', 'commands', 'programs'),
  playwright('The tools of npm run dev', 'tests/development.config.ts'),
  playwright('Further browser tests', 'tests', 'copies', 'webkit', 'firefox', 'quality', 'screen-reader'),
]

const failed = (all ? [...steps, ...rest] : steps).find((step) => !run(step))
rmSync(folder, { recursive: true })

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
if (failed) {
  console.log(`${failed.title}: failed. To run it by itself: ${alone(failed)}`)
  process.exitCode = 1
} else if (!all) {
  console.log(
    'For print, typeface, other engines and languages, PostgreSQL and Debian’s programs: npm run test:all',
  )
}

function alone({ command }: Step) {
  const [short = ''] = command.split(' --reporter')
  return /^(npm|node) /.test(short) ? short : `npx ${short}`
}

function run({ title, command, count }: Step): boolean {
  console.log(`\n${title}: ${command}\n`)
  rmSync(report, { force: true })
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(all && { STORES: 'all' }) },
  })
  if (count && existsSync(report)) count(readFileSync(report, 'utf8'))
  return status === 0
}
