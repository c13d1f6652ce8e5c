import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { variantTasks } from './compress.ts'

/** Tasks at the same time. One of Node's four threads stays free for the files that the build reads and writes. */
const maxWorkers = Math.min(availableParallelism(), 3)

/** Files of the built site. Their compressed variants are made in the background. */
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

  /** Adds the files that are in the folder already. */
  async addExisting(): Promise<void> {
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
    while (this.#working < maxWorkers && this.#tasks.length > 0) {
      this.#working += 1
      this.#workers.push(this.#work())
    }
  }

  async #work() {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) await task()
    this.#working -= 1
  }
}
