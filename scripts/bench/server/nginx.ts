import { once } from 'node:events'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tests/support/freePort.ts'
import { spawnPinned } from './pinned.ts'

const brotliModule = globSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')[0]

/** The coding that both servers are asked for. */
export const coding = brotliModule ? 'br' : 'gzip'

/** Starts nginx with nothing but what serves files fast: one worker, no log, none of the site's headers. */
export async function startNginx(folder: string) {
  const port = await freePort()
  mkdirSync(folder)
  const file = `${folder}/nginx.conf`
  writeFileSync(file, configuration(folder, port))
  const child = spawnPinned(0, 'nginx', ['-e', 'stderr', '-c', file], {
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin, { method: 'HEAD' }).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await sleep(20)
  }
  const stop = async () => {
    child.kill('SIGQUIT')
    await once(child, 'exit')
  }
  return { origin, stop }
}

function configuration(folder: string, port: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
error_log stderr error;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  gzip_vary on;
  ${brotliModule ? 'brotli_static on;' : ''}
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist')};
    location = / { try_files /index.html =404; }
  }
}
`
}
