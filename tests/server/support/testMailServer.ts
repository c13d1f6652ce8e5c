import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { certificate } from '../../support/certificate.ts'

export interface ReceivedMail {
  envelope: { from: string; to: string[] }
  secure: boolean
  raw: Buffer
}

/** For every host but 127.0.0.1 the transport requires TLS. */
const remoteHost = '127.0.0.2'

type Options = SMTPServerOptions & { host?: string; port?: number }

export async function startMailServer(options: Options = {}) {
  const server = await listenForMails(options)
  onTestFinished(server.stop)
  return server
}

/** Starts a server that takes the first mail, but confirms only those after it. */
export async function startHesitantMailServer() {
  const mails: ReceivedMail[] = []
  const server = await startMailServer({
    onData: (stream, session, taken) => {
      void receiveMail(stream, session, mails, () => mails.length > 1 && taken())
    },
  })
  return { ...server, mails }
}

export async function listenForMails({ host = '127.0.0.1', port = 0, ...options }: Options = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    ...(host === remoteHost ? certificate : { hideSTARTTLS: true }),
    onData: (stream, session, taken) => {
      void receiveMail(stream, session, mails, taken)
    },
    ...options,
  })
  // Some tests cause errors on purpose: a client that disconnects, or that refuses the certificate.
  server.on('error', () => {})
  await listen(server, port, host)
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  const { port: taken } = server.server.address() as AddressInfo
  return { host, port: taken, url: `smtp://${host}:${taken}`, mails, stop }
}

/** Where a port is given that it had before, a connection of another program may have it for a moment. */
async function listen(server: SMTPServer, port: number, host: string): Promise<void> {
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  try {
    await listening
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    await sleep(50)
    await listen(server, port, host)
  }
}

export async function receiveMail(
  stream: NodeJS.ReadableStream,
  session: SMTPServerSession,
  mails: ReceivedMail[],
  taken: () => void,
): Promise<void> {
  mails.push(await receive(stream, session))
  taken()
}

async function receive(
  stream: NodeJS.ReadableStream,
  { envelope, secure }: SMTPServerSession,
): Promise<ReceivedMail> {
  const raw = await buffer(stream)
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
  return { envelope: { from, to: envelope.rcptTo.map(({ address }) => address) }, secure, raw }
}

export function smtpError(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}

export async function parse({ raw }: ReceivedMail): Promise<Email> {
  return PostalMime.parse(raw)
}

export function headerOf({ headers }: Email, name: string): string[] {
  return headers.filter(({ key }) => key === name.toLowerCase()).map(({ value }) => value)
}

/** The text as a reader sees it, without bidi isolates. */
export function withoutIsolates(text = ''): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\r\n', '\n')
}
