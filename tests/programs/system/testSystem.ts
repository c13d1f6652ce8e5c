import { once } from 'node:events'
import { smallBuildInfo } from '../../server/support/smallSite.ts'
import { onTestFinished } from 'vitest'
import { startSiteverify, type Behaviour } from '../../support/siteverify.ts'
import { receiveMail, startMailServer, type ReceivedMail } from '../../server/support/testMailServer.ts'
import type { StoreSettings } from '../../server/support/stores.ts'
import { spawnProgram } from './program.ts'

export type TestSystem = Awaited<ReturnType<typeof startSystem>>

interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

interface ServerProcess {
  ended: Promise<Ending>
  log: () => string
  /** Of a server that is ready, and undefined for any other. */
  port: number | undefined
  ready: Promise<void>
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<Ending>
}

/** A store, a captcha provider and a mail server, on which whole servers run until the test ends. */
export async function startSystem(
  settings: StoreSettings,
  { behaviour = 'once' }: { behaviour?: Behaviour } = {},
) {
  const provider = await startSiteverify(behaviour)
  onTestFinished(provider.close)
  const mails: ReceivedMail[] = []
  const openMailbox = (port = 0) =>
    startMailServer({
      port,
      onData: (stream, session, taken) => {
        // A mail that breaks off, as its sender is killed, is no mail.
        receiveMail(stream, session, mails, taken).catch(() => {})
      },
    })
  const mailServer = await openMailbox()
  const running = new Set<ServerProcess>()
  const outputs: (() => string)[] = []

  /** Starts a server, without waiting for it. */
  function launch(environment: Record<string, string> = {}): ServerProcess {
    const child = spawnProgram({
      DATA_DIR: settings.dataDir,
      ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
      SMTP_URL: mailServer.url,
      SITE_ORIGIN: origin,
      RECAPTCHA_VERIFY_URL: provider.url,
      ENQUIRY_RATE: 'off',
      SHARED_NETWORKS: 'none',
      LOG_LEVEL: 'trace',
      ...environment,
    })
    let out = ''
    let log = ''
    const printed = new Promise<void>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        out += data.toString()
        if (out.includes('\n')) resolve()
      })
    })
    child.stderr.on('data', (data: Buffer) => (log += data.toString()))
    outputs.push(() => out + log)
    const ended = once(child, 'close').then((): Ending => {
      running.delete(server)
      return { code: child.exitCode, signal: child.signalCode }
    })
    const untilReady = async () => {
      await Promise.race([printed, ended])
      server.port = Number(/:(\d+)\n$/.exec(out)?.[1])
      if (!server.port) throw new Error(`The server did not start: ${log}`)
    }
    const server: ServerProcess = {
      ended,
      log: () => log,
      port: undefined,
      ready: untilReady(),
      end(signal) {
        child.kill(signal)
        return ended
      },
    }
    // A test that kills it does not wait for this.
    server.ready.catch(() => {})
    running.add(server)
    return server
  }

  async function start(environment?: Record<string, string>) {
    const server = launch(environment)
    await server.ready
    return server
  }

  onTestFinished(async () => {
    await Promise.all([...running].map((server) => server.end('SIGKILL')))
  })
  return {
    settings,
    provider,
    mails,
    stopMail: mailServer.stop,
    startMail: () => openMailbox(mailServer.port),
    launch,
    start,
    endAll: () => Promise.all([...running].map((server) => server.end('SIGTERM'))),
    ports: () => [...running].flatMap(({ port }) => port ?? []),
    printed: () => outputs.map((output) => output()).join(''),
  }
}

export const origin = smallBuildInfo.siteOrigin
