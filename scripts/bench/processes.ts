import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a module that sends a message once it serves. It ends when it is stopped, or with this process.
 * @throws Error where it ends before.
 */
export async function forkServer(module: string, args: readonly string[]) {
  const child = fork(module, args)
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  if (!child.connected) throw new Error(`${module} did not start`)
  child.unref()
  child.channel?.unref()
  return { child, message }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  child.kill()
  await once(child, 'exit')
}
