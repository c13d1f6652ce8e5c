import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

export function spawnProgram(environment: Record<string, string>) {
  const { folder, compileCache } = inject('program')
  return spawn(process.execPath, [join(folder, 'server/index.ts')], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
