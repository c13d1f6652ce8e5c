import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache } from '../support/compileCache.ts'
import { builtFiles, programCopy } from '../support/programCopy.ts'

let folder = () => ''

/** Must be called once in a file of tests: the program beside a small build, for all of its servers. */
export function prepareProgram(): void {
  folder = programCopy(builtFiles)
}

/** Starts `server/index.ts` as `npm run serve` does, with this environment alone. */
export function spawnProgram(environment: Record<string, string>) {
  return spawn(process.execPath, [join(folder(), 'server/index.ts')], {
    cwd: folder(),
    env: { HOST: '127.0.0.1', PORT: '0', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
