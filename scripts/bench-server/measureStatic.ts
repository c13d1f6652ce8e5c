import { globSync, statSync } from 'node:fs'
import { load, type Measurement } from './load.ts'
import type { RunningServer } from './ownServer.ts'
import { median } from './statistics.ts'

/** The goals: our requests per second, in parts of nginx's. */
const goals = { HTML: 0.55, script: 0.65 }
const warmUpSeconds = 1
const seconds = 3

export type Kind = keyof typeof goals
type Rounds = Record<'own' | 'nginx', Measurement[]>

export interface StaticResult {
  kind: Kind
  path: string
  rounds: Rounds
  /** Of each round, in its order. */
  ratios: number[]
  ratio: number
  goal: number
}

/** Loads both servers in turn, which one first alternating, so that a busier minute hits both. */
export async function measureStatic(
  servers: Record<'own' | 'nginx', RunningServer>,
  rounds: number,
  progress: (line: string) => void,
): Promise<StaticResult[]> {
  const targets = [
    { kind: 'HTML', path: '/' },
    { kind: 'script', path: largestScript() },
  ] as const
  const measured: Record<Kind, Rounds> = { HTML: { own: [], nginx: [] }, script: { own: [], nginx: [] } }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { kind, path } of targets) {
      const order = round % 2 === 0 ? (['nginx', 'own'] as const) : (['own', 'nginx'] as const)
      for (const name of order) {
        const url = servers[name].origin + path
        await load(url, warmUpSeconds)
        measured[kind][name].push(await load(url, seconds))
      }
      const [own, nginx] = [measured[kind].own.at(-1), measured[kind].nginx.at(-1)]
      progress(`round ${round} of ${rounds}, ${kind}: ${perSecond(own)} to nginx's ${perSecond(nginx)}`)
    }
  }
  return targets.map(({ kind, path }) => {
    const { own, nginx } = measured[kind]
    const ratios = own.map(
      ({ requestsPerSecond }, index) => requestsPerSecond / (nginx[index]?.requestsPerSecond ?? Number.NaN),
    )
    return { kind, path, rounds: measured[kind], ratios, ratio: median(ratios), goal: goals[kind] }
  })
}

function perSecond(measurement: Measurement | undefined) {
  return `${Math.round(measurement?.requestsPerSecond ?? 0)}/s`
}

function largestScript() {
  const [largest] = globSync('dist/assets/*.js')
    .map((file) => ({ file, size: statSync(file).size }))
    .toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error('dist/assets has no script: run npm run build')
  return largest.file.replace('dist', '')
}
