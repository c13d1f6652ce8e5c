import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { coding } from './nginx.ts'
import { isInstalled, spawnPinned } from './pinned.ts'

export interface Measurement {
  requestsPerSecond: number
  /** In ms. */
  p50: number
  p99: number
}

const connections = 32

/** What makes the load: wrk, or where it is missing a slower client in Node, which makes all servers more alike. */
export const loadProgram = isInstalled('wrk') ? 'wrk' : 'node'

/**
 * Asks for one address over 32 connections for some seconds, each as soon as it is answered.
 * @throws Error where any answer is no success.
 */
export async function load(url: string, seconds: number): Promise<Measurement> {
  const printed = await (loadProgram === 'wrk' ? runWrk(url, seconds) : runNode(url, seconds))
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`${url}: ${printed}`)
  return readWrk(printed)
}

function runWrk(url: string, seconds: number) {
  const options = `--threads 1 --connections ${connections} --duration ${seconds}s --latency`.split(' ')
  return run('wrk', [...options, '--header', `Accept-Encoding: ${coding}`, url])
}

function runNode(url: string, seconds: number) {
  const program = `${import.meta.dirname}/nodeLoad.ts`
  return run(process.execPath, [program, url, String(seconds), String(connections), coding])
}

async function run(program: string, programArguments: readonly string[]) {
  const child = spawnPinned(1, program, programArguments, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error(`${program} has no standard output`)
  const [printed, [status]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
  return printed
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** Reads the lines that wrk prints: `  50%  1.02ms`, `Requests/sec:  12345.67`. */
export function readWrk(printed: string): Measurement {
  const percentile = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`^ *${percent}% +([\\d.]+)(us|ms|s)$`, 'm').exec(printed) ?? []
    return Number(value) * (units[unit] ?? Number.NaN)
  }
  const requestsPerSecond = Number(/^Requests\/sec: +([\d.]+)$/m.exec(printed)?.[1])
  const measurement = { requestsPerSecond, p50: percentile(50), p99: percentile(99) }
  if (Object.values(measurement).some(Number.isNaN)) throw new Error(`wrk printed something else: ${printed}`)
  return measurement
}
