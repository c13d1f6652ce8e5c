import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tests/support/freePort.ts'

export interface DevelopmentServer {
  origin: string
  stop: () => Promise<void>
}

/** Starts what `npm run dev` starts, on the sources in a folder. */
export async function startDevelopment(folder: string): Promise<DevelopmentServer> {
  const port = await freePort()
  const vite = ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--logLevel', 'warn']
  const child = spawn(process.execPath, vite, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  const end = () => void child.kill()
  process.once('exit', end)
  const origin = `http://localhost:${port}`
  const answers = () => fetch(origin, { method: 'HEAD' }).then(Boolean, () => false)
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`vite ended with ${child.exitCode}`)
    await sleep(50)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    end()
    await ended
    process.off('exit', end)
  }
  return { origin, stop }
}
