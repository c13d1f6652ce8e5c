import type { Burst } from './measureBursts.ts'
import type { StaticResult } from './measureStatic.ts'
import { median } from './statistics.ts'

/** The table of the static files: medians over the rounds. */
export function staticTable(results: readonly StaticResult[]): string {
  const rows = results.flatMap(({ kind, rounds, ratio, ratios, goal }) =>
    (['own', 'nginx'] as const).map((name) => {
      const middle = (value: 'requestsPerSecond' | 'p50' | 'p99') =>
        median(rounds[name].map((each) => each[value]))
      const figures = [
        String(Math.round(middle('requestsPerSecond'))),
        `${middle('p50').toFixed(1)} ms`,
        `${middle('p99').toFixed(1)} ms`,
      ]
      if (name === 'nginx') return [kind, name, ...figures, '', '']
      const spread = `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
      return [kind, name, ...figures, spread, `≥ ${goal} ${ratio >= goal ? 'met' : 'MISSED'}`]
    }),
  )
  return table([['', '', 'req/s', 'p50', 'p99', 'of nginx', 'goal'], ...rows])
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
  return table([head, ...rows])
}

/** Whether all that the issue asks for holds. */
export function allHolds(results: readonly StaticResult[], bursts: readonly Burst[]): boolean {
  return (
    results.every(({ ratio, goal }) => ratio >= goal) &&
    bursts.every(({ lost, disorderly }) => lost.length + disorderly.length === 0)
  )
}

function table(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
