import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Counts, TestStep } from './testSteps.ts'

export interface Outcome {
  total: Counts
  /** The step that failed first. It stops all others. */
  failed: TestStep | undefined
}

/** Runs lanes side by side, the steps of each in turn. Each line that a step prints begins with its title. */
export async function runLanes(
  lanes: readonly (readonly TestStep[])[],
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const outcome: Outcome = { total: { passed: 0, failed: 0, skipped: 0 }, failed: undefined }
  const running = new Set<ChildProcess>()
  const width = Math.max(...lanes.flat().map(({ title }) => title.length))

  async function run(step: TestStep) {
    const { title, command, counts } = step
    const print = (line: string) => console.log(`${title.padEnd(width)} | ${line}`)
    const begun = performance.now()
    print(`begins: ${command}`)
    const child = spawn(command, {
      shell: true,
      // A process group of its own, which can be stopped as a whole.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...step.environment },
    })
    running.add(child)
    const ended = once(child, 'close')
    await Promise.all([...[child.stdout, child.stderr].map((stream) => printLines(stream, print)), ended])
    running.delete(child)
    for (const [name, count] of Object.entries(counts?.() ?? {})) outcome.total[name as keyof Counts] += count
    if (outcome.failed) return
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    print(child.exitCode === 0 ? `passed in ${seconds} s` : `failed after ${seconds} s`)
    if (child.exitCode === 0) return
    outcome.failed = step
    for (const other of running) stop(other)
  }

  async function runInTurn(steps: readonly TestStep[]) {
    for (const step of steps) if (!outcome.failed) await run(step)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) stop(child)
      process.exitCode = 1
    })
  }
  await Promise.all(lanes.map(runInTurn))
  return outcome
}

async function printLines(stream: Readable, print: (line: string) => void) {
  for await (const line of createInterface({ input: stream })) if (line.trim() !== '') print(line)
}

/** As Ctrl-C does: browsers and servers of tests end in order. What does not end is killed. */
function stop({ pid }: ChildProcess) {
  if (pid === undefined) return
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name)
    } catch {
      // It has ended.
    }
  }
  signal('SIGINT')
  setTimeout(() => signal('SIGKILL'), 15_000).unref()
}
