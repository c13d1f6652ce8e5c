import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** `npm run dev` on a copy of the project. */
export class DevelopmentServer {
  readonly folder: string
  readonly origin: string
  readonly #port: string
  readonly #settings: NodeJS.ProcessEnv
  #process: ChildProcess | undefined

  constructor(folder: string, port: number, settings: NodeJS.ProcessEnv = {}) {
    this.folder = folder
    this.origin = `http://localhost:${port}`
    this.#port = String(port)
    this.#settings = settings
  }

  async start(): Promise<void> {
    const vite = join(this.folder, 'node_modules/vite/bin/vite.js')
    this.#process = spawn(process.execPath, [vite, '--port', this.#port, '--strictPort'], {
      cwd: this.folder,
      env: { ...process.env, ...this.#settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!(await this.#answers())) await wait(100)
  }

  /** @throws Error where it has ended by itself. */
  async stop(): Promise<void> {
    if (!this.#process) return
    const { exitCode, signalCode } = this.#process
    if (exitCode !== null || signalCode !== null)
      throw new Error(`The development server ended by itself: ${signalCode ?? exitCode}`)
    this.#process.kill()
    await once(this.#process, 'exit')
  }

  async #answers(): Promise<boolean> {
    if (this.#process?.exitCode !== null) throw new Error('The development server ended')
    return fetch(this.origin).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
