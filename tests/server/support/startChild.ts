import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import type { StoreSettings } from './stores.ts'

interface Child {
  process: ChildProcess
  lines: () => string[]
  /** Resolves once it has printed something, or ended. */
  printed: Promise<unknown>
  ended: Promise<{ code: number | null; signal: string | null; errors: string }>
}

export function startChild(program: string, settings: StoreSettings): Child {
  const path = fileURLToPath(new URL(`children/${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [path, JSON.stringify(settings)], {
    env: { ...process.env, ...inject('program').compileCache },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  return {
    process: child,
    lines: () => out.split('\n').slice(0, -1),
    printed: Promise.race([once(child.stdout, 'data'), once(child, 'close')]),
    ended: once(child, 'close').then(() => ({
      code: child.exitCode,
      signal: child.signalCode,
      errors,
    })),
  }
}
