import { availableParallelism, cpus, loadavg } from 'node:os'

/** What the figures depend on beside the site. With other work on the machine times are worth little. */
export function describeConditions(runs: number): string {
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${runs} ${runs === 1 ? 'run' : 'runs'}`,
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} at the start`,
    `Node ${process.version}`,
  ].join('; ')
}
