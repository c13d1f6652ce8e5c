import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

/** What the figures depend on beside the site. */
export interface Conditions {
  date: string
  runs: number
  node: string
  cores: number
  processor: string
  /** Programs that wanted a core in the minute before the start: with other work on the machine times are worth little. */
  load: number
  browser: string
  lighthouse: string
}

export function readConditions(runs: number, browser: string): Conditions {
  const { version } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('lighthouse/package.json')), 'utf8'),
  ) as { version: string }
  return {
    date: new Date().toISOString(),
    runs,
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    load: Number((loadavg()[0] ?? Number.NaN).toFixed(1)),
    browser,
    lighthouse: version,
  }
}

export function describeConditions(conditions: Conditions): string {
  const { date, runs, node, cores, processor, load, browser, lighthouse } = conditions
  return [
    `${date.slice(0, 16).replace('T', ' ')} UTC`,
    `${runs} ${runs === 1 ? 'run' : 'runs'}`,
    `${cores} × ${processor}, load ${load} at the start`,
    `Node ${node}`,
    `Chromium ${browser}`,
    `Lighthouse ${lighthouse}`,
  ].join('; ')
}
