import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { coding } from './nginx.ts'
import { spawnPinned } from './pinned.ts'

export interface Measurement {
  requestsPerSecond: number
  /** In ms. */
  p99: number
}

/**
 * Asks for one address over 32 connections for some seconds, each as soon as it is answered.
 * @throws Error where any answer is no success.
 */
export async function load(url: string, seconds: number): Promise<Measurement> {
  const options = `--threads 1 --connections 32 --duration ${seconds}s --latency`.split(' ')
  const child = spawnPinned(1, 'wrk', [...options, '--header', `Accept-Encoding: ${coding}`, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('wrk has no standard output')
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`${url}: ${printed}`)
  return readWrk(printed)
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** Reads the lines that wrk prints: `  99%  1.02ms`, `Requests/sec:  12345.67`. */
export function readWrk(printed: string): Measurement {
  const [, value, unit = ''] = /^ *99% +([\d.]+)(us|ms|s)$/m.exec(printed) ?? []
  const measurement = {
    requestsPerSecond: Number(/^Requests\/sec: +([\d.]+)$/m.exec(printed)?.[1]),
    p99: Number(value) * (units[unit] ?? Number.NaN),
  }
  if (Object.values(measurement).some(Number.isNaN)) throw new Error(`wrk printed something else: ${printed}`)
  return measurement
}
