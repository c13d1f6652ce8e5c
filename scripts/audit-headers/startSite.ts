import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface RunningSite {
  /** Where it answers. */
  origin: string
  /** The name that it believes to have. */
  host: string
  stop: () => void
}

const host = 'site.test'

/**
 * Starts the server of the built site at a free port, for an origin with TLS as in production: without one its
 * cookie would not be Secure.
 * @throws Error where it does not start; it has said why.
 */
export async function startSite(): Promise<RunningSite> {
  const server = spawn(process.execPath, ['server/index.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_ORIGIN: `https://${host}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await Promise.race([
    once(server.stdout, 'data').then(String),
    once(server, 'exit').then(() => ''),
  ])
  const [origin] = /http:\/\/\S+/.exec(line) ?? []
  if (!origin) throw new Error('The server of the site does not start')
  return { origin, host, stop: () => void server.kill() }
}
