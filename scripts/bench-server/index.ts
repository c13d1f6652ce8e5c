import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgress } from '../measuring/progress.ts'
import { loadProgram } from './load.ts'
import { measureBursts } from './measureBursts.ts'
import { measureStatic } from './measureStatic.ts'
import { coding, startNginx } from './nginx.ts'
import { startOwnServer } from './ownServer.ts'
import { pinning } from './pinned.ts'
import { allHolds, burstTable, staticTable } from './report.ts'

/** npm run bench:server [-- ROUNDS]: our server next to nginx, then bursts of enquiries. */
const rounds = Number(process.argv[2] ?? 5)
const output = '.build/bench-server.json'

const progress = startProgress()

if (!existsSync('dist/index.html')) {
  progress('building the site')
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
}
const conditions = {
  node: process.version,
  busy: `${loadavg()[0]?.toFixed(1)} programs busy at the start`,
  cores: `${availableParallelism()} cores`,
  load: loadProgram,
  coding,
  pinning,
}
progress(Object.values(conditions).join(', '))

const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
const servers = {
  own: await startOwnServer(folder),
  nginx: await startNginx(join(folder, 'nginx')),
  'nginx, files kept open': await startNginx(join(folder, 'nginx-open'), 'open_file_cache max=1000;'),
}
const results = await measureStatic(servers, rounds, progress)
for (const server of Object.values(servers)) await server.stop()
console.log(`\n${staticTable(results)}\n`)

const bursts = await measureBursts(folder, progress)
console.log(`\n${burstTable(bursts)}\n`)
rmSync(folder, { recursive: true })

mkdirSync('.build', { recursive: true })
writeFileSync(output, JSON.stringify({ at: new Date().toISOString(), conditions, results, bursts }, null, 2))
console.log(`All figures: ${output}`)
if (!allHolds(results, bursts)) process.exitCode = 1
