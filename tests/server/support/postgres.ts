import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../support/freePort.ts'
import { certificateFile, keyFile } from '../../support/certificate.ts'

export interface PostgresServer {
  /** The address of a database of this server, over TCP; anyone may log in as `postgres`. */
  addressOf: (database: string, host?: string) => string
  /** The same over its unix socket, in both ways of writing that. */
  socketAddressesOf: (database: string) => string[]
  start: () => Promise<void>
  /** SIGINT ends connections and stops in order; SIGQUIT is as good as a crash. */
  stop: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  remove: () => Promise<void>
}

const debianFolder = '/usr/lib/postgresql'

/** The folder with the newest PostgreSQL's programs, if this machine has one. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const debian = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'))
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** Takes about a second; fsync stays on. With `tls` it is also at 127.0.0.2, which the tests' certificate is for. */
export async function startPostgres(programs: string, { tls = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'))
  const user = ownUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, stdio: 'pipe' },
  )
  const port = await freePort()
  const addressOf = (database: string, host = '127.0.0.1') =>
    `postgres://postgres@${host}:${port}/${database}`
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'shared_buffers=32MB',
    ...(tls ? tlsSettings(folder, user) : []),
  ]
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  let server: ChildProcess | undefined

  async function start() {
    const child = spawn(join(programs, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' })
    server = child
    while (!(await answers(addressOf('postgres')))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with status ${child.exitCode}`)
      await sleep(20)
    }
  }

  async function stop(signal: NodeJS.Signals) {
    if (server === undefined || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  // It must not outlive a test run that breaks off.
  process.once('exit', () => server?.kill('SIGQUIT'))
  await start()
  return {
    addressOf,
    socketAddressesOf: (database) => [
      `postgres://postgres@/${database}?host=${folder}&port=${port}`,
      `postgresql://postgres@${encodeURIComponent(folder)}:${port}/${database}`,
    ],
    start,
    stop,
    async remove() {
      await stop('SIGQUIT')
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL reads a key only if it belongs to its user and nobody else can read it. */
function tlsSettings(folder: string, user: ReturnType<typeof ownUser>) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  copyFileSync(certificateFile, certificate)
  copyFileSync(keyFile, key)
  chmodSync(key, 0o600)
  if (user !== undefined) chownSync(key, user.uid, user.gid)
  const hosts = 'listen_addresses=127.0.0.1,127.0.0.2'
  return [hosts, 'ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`]
}

/** PostgreSQL refuses to run as root; its package brings a user. */
function ownUser() {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

async function answers(address: string) {
  const client = new Client({ connectionString: address })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
