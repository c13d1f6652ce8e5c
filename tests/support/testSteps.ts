import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A step of `npm test`. */
export interface TestStep {
  title: string
  command: string
  /** How one runs it by itself. */
  alone: string
  environment?: Record<string, string>
  /** Reads the command's report. A step without tests has none. */
  counts?: () => Counts
}

export type Counts = Record<'passed' | 'failed' | 'skipped', number>

/** A script of `package.json`. */
export function script(title: string, name: string): TestStep {
  return { title, command: `npm run --silent ${name}`, alone: `npm run ${name}` }
}

/** A command of a package, without tests. */
export function program(title: string, command: string): TestStep {
  return { title, command, alone: `npx ${command}` }
}

/** Tests of projects of `vitest.config.ts`. */
export function vitest(title: string, ...projects: string[]): TestStep {
  const report = newReport()
  const command = ['vitest run', ...projects.map((project) => `--project=${project}`)].join(' ')
  return {
    title,
    command: `${command} --reporter=default --reporter=json --outputFile.json=${report}`,
    alone: `npx ${command}`,
    counts: () => {
      type Report = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>
      const { numPassedTests, numFailedTests, numPendingTests } = read<Report>(report) ?? {}
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 }
    },
  }
}

/** Tests of a configuration of Playwright: all of them, or those that the command's options select. */
export function playwright(title: string, config: string, ...options: string[]): TestStep {
  const report = newReport()
  const command = ['playwright test --config', config, ...options].join(' ')
  return {
    title,
    command: `${command} --reporter=list,json`,
    alone: `npx ${command}`,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    counts: () => {
      type Report = { stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number> }
      const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = read<Report>(report)?.stats ?? {}
      return { passed: expected + flaky, failed: unexpected, skipped }
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'test-reports-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

let reports = 0
const newReport = () => join(folder, `${(reports += 1)}.json`)

/** A step that was stopped has written no report. */
function read<Report>(report: string): Partial<Report> | undefined {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
}
