import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { variantTasks } from './compress.ts'

/** At a time; Node's four threads must keep one for the files that the build reads and writes meanwhile. */
const atOnce = Math.min(availableParallelism(), 3)

/** Files of the built site, whose compressed variants are made in the background. */
export class SiteFiles {
  readonly #folder: string
  readonly #tasks: (() => Promise<void>)[] = []
  readonly #workers: Promise<void>[] = []
  #working = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.#folder, file)
    await mkdir(dirname(path), { recursive: true })
    const body = Buffer.from(text)
    await writeFile(path, body)
    this.#compress(path, body)
  }

  /** Takes in what lies in the folder already. */
  async adopt(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      this.#compress(path, await readFile(path))
    }
  }

  /** Resolves once every variant is written. */
  async finish(): Promise<void> {
    for (const worker of this.#workers) await worker
  }

  #compress(path: string, body: Buffer) {
    this.#tasks.push(...variantTasks(path, body))
    while (this.#working < atOnce && this.#tasks.length > 0) {
      this.#working += 1
      this.#workers.push(this.#work())
    }
  }

  async #work() {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) await task()
    this.#working -= 1
  }
}
