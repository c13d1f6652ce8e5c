import { execFile, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pagePath } from '#i18n/addresses.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { freePort } from '../../support/freePort.ts'
import type { Results } from '../Results.ts'

// Debian installs nginx in a folder that only root's PATH has.
const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }

/** Starts our server and nginx on the first core; both end with this process. @throws Error if a program is missing */
export async function startServers(): Promise<Record<'site' | 'baseline', number>> {
  const find = 'command -v taskset && command -v wrk && command -v nginx'
  if (spawnSync('sh', ['-c', find], { env: environment }).status !== 0) {
    throw new Error('needs Linux and: apt-get install wrk nginx-light libnginx-mod-http-brotli-static')
  }
  const folder = resolve('.build/bench-server')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const ports = { site: await freePort(), baseline: await freePort() }
  writeFileSync(`${folder}/nginx.conf`, nginxConf(folder, ports.baseline))
  startServer(ports.site, folder, [process.execPath, 'server/index.ts'])
  startServer(ports.baseline, folder, ['nginx', '-e', 'stderr', '-c', `${folder}/nginx.conf`])
  return ports
}

/** The fastest configuration for files: one worker, no log, none of the site's headers. */
const nginxConf = (folder: string, port: number): string => `
include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  brotli_static on;
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist')};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`

/** Starts a server that logs into a file, as in production. */
function startServer(port: number, folder: string, command: readonly string[]) {
  const log = openSync(`${folder}/log`, 'a')
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: `${folder}/data` }
  const server = spawn('taskset', ['-c', '0', ...command], {
    stdio: ['ignore', log, log],
    env: { ...environment, ...settings },
  })
  server.unref()
  process.once('exit', () => server.kill())
}

/** Measures both servers with wrk on the second core. @throws Error if a server does not answer */
export async function measureServers(results: Results, ports: Record<'site' | 'baseline', number>) {
  const paths = {
    requestsHtml: '/',
    requestsContact: pagePath('contact', defaultLanguage),
    requestsScript: largestScript(),
  } as const
  for (const measure of ['requestsHtml', 'requestsContact', 'requestsScript'] as const) {
    for (const column of ['site', 'baseline'] as const) {
      const path = paths[measure]
      results.add(measure, path, await load(`http://127.0.0.1:${ports[column]}${path}`), column)
    }
  }
}

/** @returns answered requests per second over 32 connections, after a second to warm up */
async function load(url: string) {
  const wrk = (seconds: number) => {
    const options = `-c 1 wrk --threads 1 --connections 32 --duration ${seconds}s --header Accept-Encoding:br`
    return promisify(execFile)('taskset', [...options.split(' '), url])
  }
  const deadline = performance.now() + 20_000
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > deadline) throw new Error(`${url} is not served within 20 s`)
    await sleep(50)
  }
  await wrk(1)
  return readWrk((await wrk(3)).stdout)
}

function readWrk(printed: string): number {
  const [, found] = /^Requests\/sec: +([\d.]+)$/m.exec(printed) ?? []
  if (!found || /Non-2xx|Socket errors/.test(printed)) throw new Error(`wrk had no success: ${printed}`)
  return Number(found)
}

function largestScript() {
  const scripts = globSync('dist/assets/*.js').map((file) => ({ file, size: statSync(file).size }))
  const [largest] = scripts.toSorted((one, other) => other.size - one.size)
  if (!largest) throw new Error('dist/assets has no script: run npm run build')
  return largest.file.replace('dist', '')
}
