import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../../tests/support/freePort.ts'
import type { Results } from '../Results.ts'
import { nginxConf } from './nginxConf.ts'
import { readWrk } from './readWrk.ts'

/** Our server and nginx, each on the first core, serve the same files to wrk on the second one. */
export async function measureServer(results: Results): Promise<void> {
  const folder = mkdtempSync(`${tmpdir()}/bench-server-`)
  const ports = { own: await freePort(), nginx: await freePort() }
  writeFileSync(`${folder}/nginx.conf`, nginxConf(folder, ports.nginx))
  const servers = {
    site: await start(ports.own, folder, [process.execPath, 'server/index.ts']),
    baseline: await start(ports.nginx, folder, ['nginx', '-e', 'stderr', '-c', `${folder}/nginx.conf`]),
  }
  const paths = { requestsHtml: '/', requestsScript: largestScript() }
  for (const measure of ['requestsHtml', 'requestsScript'] as const) {
    for (const column of ['site', 'baseline'] as const) {
      const path = paths[measure]
      const found = await results.attempt(`wrk, ${path}`, () => load(servers[column].origin + path))
      results.add(measure, path, found, column)
    }
  }
  await servers.site.stop()
  await servers.baseline.stop()
  rmSync(folder, { recursive: true })
}

/** Starts a server, its log in a file as in production, and waits until it answers. */
async function start(port: number, folder: string, command: readonly string[]) {
  const origin = `http://127.0.0.1:${port}`
  const log = openSync(`${folder}/log`, 'a')
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: `${folder}/data` }
  const child = spawn('taskset', ['-c', '0', ...command], {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...settings, PATH: `${process.env['PATH']}:/usr/sbin` },
  })
  const end = () => child.kill()
  process.once('exit', end)
  while (!(await fetch(origin, { method: 'HEAD' }).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} does not start, see ${folder}/log`)
    await sleep(20)
  }
  const stop = async () => {
    process.off('exit', end)
    end()
    await once(child, 'exit')
  }
  return { origin, stop }
}

/** @returns how many requests a second are answered over 32 connections, after a second to warm up. */
async function load(url: string) {
  const wrk = (seconds: number) => {
    const options = `-c 1 wrk --threads 1 --connections 32 --duration ${seconds}s --header Accept-Encoding:br`
    return promisify(execFile)('taskset', [...options.split(' '), url])
  }
  await wrk(1)
  return readWrk((await wrk(3)).stdout)
}

function largestScript() {
  const scripts = globSync('dist/assets/*.js').map((file) => ({ file, size: statSync(file).size }))
  const [largest] = scripts.toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error('dist/assets has no script: run npm run build')
  return largest.file.replace('dist', '')
}
