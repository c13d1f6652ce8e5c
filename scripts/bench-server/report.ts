import { markdownTable } from '../measuring/markdownTable.ts'
import { median } from '../measuring/statistics.ts'
import type { Burst } from './measureBursts.ts'
import { contenders, meetsGoal, ratios, type Contender, type StaticResult } from './measureStatic.ts'

/** The table of the static files: medians over the rounds, and of the rounds' ratios with their spread. */
export function staticTable(results: readonly StaticResult[]): string {
  const rows = results.flatMap((result) => contenders.map((name) => staticRow(result, name)))
  return markdownTable([
    ['', '', 'req/s', 'p50', 'p99', 'CPU/request', 'own / this', 'by CPU', 'goal'],
    ...rows,
  ])
}

function staticRow(result: StaticResult, name: Contender) {
  const { kind, rounds, goal } = result
  const requests = median(rounds[name].map((each) => each.requestsPerSecond))
  const [p50, p99] = [
    median(rounds[name].map((each) => each.p50)),
    median(rounds[name].map((each) => each.p99)),
  ]
  const cpu = medianCpu(result, name)
  const row = [kind, name, String(Math.round(requests)), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`]
  if (name === 'own') return [...row, `${cpu.toFixed(1)} µs`, '', '', '']
  const own = ratios(result, name)
  const spread = `${median(own).toFixed(2)} (${Math.min(...own).toFixed(2)}–${Math.max(...own).toFixed(2)})`
  const byCpu = (cpu / medianCpu(result, 'own')).toFixed(2)
  const verdict = name === 'nginx' ? `≥ ${goal} ${meetsGoal(result) ? 'met' : 'MISSED'}` : ''
  return [...row, `${cpu.toFixed(1)} µs`, spread, byCpu, verdict]
}

function medianCpu({ rounds }: StaticResult, name: Contender) {
  return median(rounds[name].map((each) => each.cpuMicroseconds))
}

/** The table of the bursts. */
export function burstTable(bursts: readonly Burst[]): string {
  const rows = bursts.map((burst) => [
    burst.name,
    `${Math.round(burst.sentWithin)} ms`,
    Object.entries(burst.answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    ...[burst.p50, burst.p99, burst.longest].map((time) => `${Math.round(time)} ms`),
    `${burst.stored} of ${burst.acknowledged.length}${burst.lost.length > 0 ? ' LOST' : ''}`,
    burst.disorderly.length === 0 ? 'none' : `${burst.disorderly.length} DISORDERLY`,
  ])
  const head = [
    'burst of',
    'sent in',
    'answers',
    'p50',
    'p99',
    'longest',
    'stored of acknowledged',
    'disorderly',
  ]
  return markdownTable([head, ...rows])
}

/** Whether all that the issue asks for holds. */
export function allHolds(results: readonly StaticResult[], bursts: readonly Burst[]): boolean {
  return (
    results.every(meetsGoal) && bursts.every(({ lost, disorderly }) => lost.length + disorderly.length === 0)
  )
}
