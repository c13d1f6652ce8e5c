import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns a port on which nothing listens. It lies below those that systems give to connections and to servers that ask for
 * any, so that nobody takes it before the one who asked: suites run beside each other.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer()
  const isFree = await once(probe.listen(port), 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return isFree ? port : freePort()
}
