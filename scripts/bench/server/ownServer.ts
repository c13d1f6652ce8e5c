import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { spawnPinned } from './pinned.ts'

/** Starts our server as it runs in production, its log in a file. */
export async function startOwnServer(folder: string, environment: Record<string, string> = {}) {
  const log = openSync(join(folder, 'server.log'), 'a')
  const child = spawnPinned(0, process.execPath, ['server/index.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', log],
  })
  if (!child.stdout) throw new Error('The server has no standard output')
  const first = await createInterface(child.stdout)[Symbol.asyncIterator]().next()
  const origin = /http:\S+/.exec(String(first.value))?.[0]
  if (!origin) throw new Error(`The server did not start; see ${join(folder, 'server.log')}`)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { origin, stop }
}
