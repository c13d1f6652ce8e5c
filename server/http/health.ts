import type { Logger } from 'pino'
import type { Database } from '#server/store/database/Database.ts'
import { withTimeout } from './withTimeout.ts'
import { Hono, type Env } from 'hono'
import { addSecurityHeaders } from './headers.ts'

/** How long the store may take to prove that it can be written, in ms. */
const storeTimeoutMs = 2000
/** Each proof writes to the disk, and anyone may ask: it holds for a second. */
const proofHolds = 1000

/** Whether this server is alive, and whether it should get requests. */
export class Health {
  readonly #database: Pick<Database, 'checkWritable'>
  readonly #log: Logger
  #isDraining = false
  #wasWritable = true
  #check: { work: Promise<void>; ended: boolean; began: number } | undefined

  constructor(database: Pick<Database, 'checkWritable'>, log: Logger) {
    this.#database = database
    this.#log = log
  }

  /** The server ends soon: requests should go to another one. */
  drain(): void {
    this.#isDraining = true
  }

  /** Answers GET /healthz: the process runs, whatever it depends on does. */
  readonly answerAlive = (): Response => say(200, 'alive')

  /** Answers GET /readyz: an enquiry could be stored now. A mail server that is away does not matter. */
  readonly answerReady = async (): Promise<Response> => {
    const isWritable = await this.#isWritable()
    // Asked last: the signal may have come during the check.
    if (this.#isDraining) return say(503, 'draining')
    return isWritable ? say(200, 'ready') : say(503, 'the store cannot be written')
  }

  async #isWritable() {
    let code: unknown
    const isWritable = await withTimeout(storeTimeoutMs, this.#sharedCheck()).then(
      () => true,
      (error: unknown) => {
        code = error instanceof Error && 'code' in error ? error.code : 'timeout'
        return false
      },
    )
    if (isWritable !== this.#wasWritable) {
      if (isWritable) this.#log.info({}, 'ready-again')
      else this.#log.error({ code }, 'not-ready')
    }
    this.#wasWritable = isWritable
    return isWritable
  }

  /** One check at a time, whoever asks: a store that hangs does not pile them up. */
  #sharedCheck() {
    const last = this.#check
    if (last && (!last.ended || performance.now() - last.began < proofHolds)) return last.work
    const check = { work: this.#database.checkWritable(), ended: false, began: performance.now() }
    const end = () => {
      check.ended = true
    }
    check.work.then(end, end)
    this.#check = check
    return check.work
  }
}

function say(status: number, state: string) {
  return new Response(`${state}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A site with the two addresses at which others ask how it is. */
export function withHealthRoutes<Site extends Env>(site: Hono<Site>, health: Health): Hono {
  const app = new Hono()
  app.get('/healthz', addSecurityHeaders, health.answerAlive)
  app.get('/readyz', addSecurityHeaders, health.answerReady)
  // Mounted with route(), each answer of the site would wait for two promises.
  app.all('*', ({ req, env }) => site.fetch(req.raw, env as Site['Bindings']))
  return app
}
