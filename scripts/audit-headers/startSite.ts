import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts the server of the built site at a free port.
 * @throws Error where it does not start; it has said why.
 */
export async function startSite(): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server/index.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await Promise.race([
    once(server.stdout, 'data').then(String),
    once(server, 'exit').then(() => ''),
  ])
  const [origin] = /http:\/\/\S+/.exec(line) ?? []
  if (!origin) throw new Error('The server of the site does not start')
  return { origin, stop: () => void server.kill() }
}
