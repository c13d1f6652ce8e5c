import { globSync, statSync } from 'node:fs'
import type { Progress } from '../measuring/progress.ts'
import { median } from '../measuring/statistics.ts'
import { cpuSeconds } from './cpuSeconds.ts'
import { load, type Measurement } from './load.ts'
import type { RunningServer } from './ownServer.ts'

/** The goals: our requests per second, in parts of nginx's. */
const goals = { HTML: 0.55, script: 0.65 }
const warmUpSeconds = 1
const seconds = 3

export type Kind = keyof typeof goals

/** Our server; nginx as it is installed, which the goals are about; and nginx that keeps files open. */
export const contenders = ['own', 'nginx', 'nginx, files kept open'] as const
export type Contender = (typeof contenders)[number]

interface Round extends Measurement {
  /** What the server computes for a request, in µs. */
  cpuMicroseconds: number
}
type Rounds = Record<Contender, Round[]>

export interface StaticResult {
  kind: Kind
  path: string
  rounds: Rounds
  goal: number
}

/** Loads all servers in turn, from another one in each round, so that a busier minute hits all. */
export async function measureStatic(
  servers: Record<Contender, RunningServer>,
  rounds: number,
  progress: Progress,
): Promise<StaticResult[]> {
  const results: StaticResult[] = [
    { kind: 'HTML', path: '/', rounds: noRounds(), goal: goals.HTML },
    { kind: 'script', path: largestScript(), rounds: noRounds(), goal: goals.script },
  ]
  for (let round = 1; round <= rounds; round += 1) {
    for (const { kind, path, rounds: measured } of results) {
      const first = round % contenders.length
      for (const name of [...contenders.slice(first), ...contenders.slice(0, first)]) {
        measured[name].push(await measure(servers[name], path))
      }
      const speeds = contenders.map((name) => Math.round(measured[name].at(-1)?.requestsPerSecond ?? 0))
      progress(`round ${round} of ${rounds}, ${kind}, requests per second: ${speeds.join(', ')}`)
    }
  }
  return results
}

async function measure({ origin, pid }: RunningServer, path: string): Promise<Round> {
  await load(origin + path, warmUpSeconds)
  const before = cpuSeconds(pid)
  const measurement = await load(origin + path, seconds)
  const requests = measurement.requestsPerSecond * seconds
  return { ...measurement, cpuMicroseconds: ((cpuSeconds(pid) - before) * 1_000_000) / requests }
}

/** Our requests per second in parts of another's, in each round. */
export function ratios({ rounds }: StaticResult, other: Contender): number[] {
  return rounds.own.map(
    ({ requestsPerSecond }, index) =>
      requestsPerSecond / (rounds[other][index]?.requestsPerSecond ?? Number.NaN),
  )
}

export function meetsGoal(result: StaticResult): boolean {
  return median(ratios(result, 'nginx')) >= result.goal
}

function noRounds(): Rounds {
  return { own: [], nginx: [], 'nginx, files kept open': [] }
}

function largestScript() {
  const [largest] = globSync('dist/assets/*.js')
    .map((file) => ({ file, size: statSync(file).size }))
    .toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error('dist/assets has no script: run npm run build')
  return largest.file.replace('dist', '')
}
