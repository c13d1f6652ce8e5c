import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/freePort.ts'
import { certificateFile, keyFile } from '../../support/certificate.ts'
import { findProgram } from './findProgram.ts'
import { sendRequest } from './testSite.ts'
import { missing } from './missing.ts'

export interface ProxyPorts {
  tls: number
  plain: number
  redirecting: number
}

interface ProxySite {
  folder: string
  serverPort: number
  ports: ProxyPorts
  builtSite?: string
}

interface ProxyProgram {
  name: string
  /** Why it cannot be tested here. */
  missing: string | undefined
  /** Writes its configuration, and gives the arguments to start it with. */
  prepare: (site: ProxySite) => string[]
}

const configuration = (file: string) => readFileSync(`server/deploy/${file}`, 'utf8')

export const nginx: ProxyProgram = {
  name: 'nginx',
  missing: findProgram('nginx')
    ? undefined
    : missing('no nginx on this machine (on Debian: apt-get install nginx)'),
  prepare: ({ folder, serverPort, ports, builtSite = '/nowhere' }) => {
    const site = adapt(configuration('nginx.conf'), [
      [/\n *listen \[::\].*/g, ''],
      ['listen 80;', `listen 127.0.0.1:${ports.redirecting};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2; listen 127.0.0.1:${ports.plain};`],
      [/\S+\/fullchain\.pem/g, certificateFile],
      [/\S+\/privkey\.pem/g, keyFile],
      ['127.0.0.1:3000', `127.0.0.1:${serverPort}`],
      ['/var/lib/nginx/website', `${folder}/cache`],
      ['/srv/website/dist', builtSite],
      ['/var/log/nginx/error.log', 'stderr'],
    ])
    writeFileSync(join(folder, 'site.conf'), site)
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const main = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr error;',
      'events {}',
      'http {',
      // As Debian's own nginx.conf does.
      'include /etc/nginx/mime.types;',
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      `include ${folder}/site.conf;`,
      '}',
    ]
    writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
    return ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  },
}

export const caddy: ProxyProgram = {
  name: 'caddy',
  missing: findProgram('caddy')
    ? undefined
    : missing('no Caddy on this machine (on Debian: apt-get install caddy)'),
  prepare: ({ folder, serverPort, ports, builtSite = '/nowhere' }) => {
    const site = adapt(configuration('Caddyfile'), [
      [
        'www.company.com {',
        `http://127.0.0.1:${ports.plain}, https://localhost:${ports.tls} {\ntls internal`,
      ],
      // No authority certifies this name here.
      ['\ncompany.com {', '\ncompany.com {\ntls internal'],
      ['127.0.0.1:3000', `127.0.0.1:${serverPort}`],
      ['/srv/website/dist', builtSite],
      [
        /^\{\n/gm,
        `{\nadmin off\nskip_install_trust\nhttp_port ${ports.redirecting}\nhttps_port ${ports.tls}\nstorage file_system ${folder}/caddy\n`,
      ],
    ])
    writeFileSync(join(folder, 'Caddyfile'), site)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

export async function startProxy(
  { name, prepare }: ProxyProgram,
  { folder, ...site }: Omit<ProxySite, 'ports'>,
) {
  const ports = { tls: await freePort(), plain: await freePort(), redirecting: await freePort() }
  mkdirSync(folder, { recursive: true })
  const child = spawn(findProgram(name) ?? name, prepare({ folder, ...site, ports }), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const answers = () => sendRequest(ports.plain, '/').then(Boolean, () => false)
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${complaints}`)
    await sleep(20)
  }
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { ports, stop, said: () => complaints }
}

/** @throws Error where the file has nothing that a replacement is for: it would not be what is tested. */
function adapt(text: string, replacements: readonly (readonly [string | RegExp, string])[]) {
  return replacements.reduce((before, [from, to]) => {
    const after = before.replaceAll(from, to)
    if (after === before) throw new Error(`The configuration has no ${String(from)}`)
    return after
  }, text)
}
