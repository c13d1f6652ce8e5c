import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Sites {
  /** Origins. */
  page: string
  twin: string
  /** The port that stands in for all other hosts. */
  foreignPort: number
}

/** Serves both sites, each at an origin of its own, in a process that is not the browser's driver. */
export async function startServers(page: string, twin: string): Promise<Sites & { stop: () => void }> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [page, twin])
  const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  if (!Array.isArray(answer)) throw new Error('The server of the benchmark did not start')
  const [pagePort, twinPort, foreignPort] = answer as [number, number, number]
  return {
    page: `https://localhost:${pagePort}`,
    twin: `https://localhost:${twinPort}`,
    foreignPort,
    stop: () => void child.kill(),
  }
}
