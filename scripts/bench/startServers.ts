import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Serves each folder at an origin of its own, in a process that is not the browser's driver. */
export async function startServers(...folders: string[]): Promise<{ origins: string[]; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), folders)
  const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  if (!Array.isArray(answer)) throw new Error('The server of the benchmark did not start')
  return { origins: answer as string[], stop: () => void child.kill() }
}
