import { StartError } from '#server/StartError.ts'
import { wrongCredentials } from './wrongCredentials.ts'

interface SmtpServer {
  host: string
  port: number
  /** `implicit`: TLS from the first byte; `starttls`: TLS before anything else is sent; `off`: no TLS. */
  tls: 'implicit' | 'starttls' | 'off'
  auth: { user: string; pass: string } | null
}

const thisMachine = new Set(['localhost', '127.0.0.1', '::1'])
const ports = { implicit: 465, starttls: 587, off: 25 }

/** `?tls=off` is for private networks. @throws StartError without the value, which may contain a password */
export function readSmtpUrl(value: string): SmtpServer {
  const mistake = wrongCredentials(value)
  if (mistake !== null) throw wrong(mistake)
  const url = URL.parse(value)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname)) {
    throw wrong('is no mail server’s address')
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const tls = readTls(url, host)
  const user = decode(url.username)
  if (tls === 'off' && user && !thisMachine.has(host)) {
    throw wrong('would send a password over an open connection: leave out tls=off, or the password')
  }
  const port = url.port ? Number(url.port) : ports[tls]
  return { host, port, tls, auth: user ? { user, pass: decode(url.password) } : null }
}

function readTls({ protocol, search }: URL, host: string): SmtpServer['tls'] {
  if (search && (search !== '?tls=off' || protocol === 'smtps:')) {
    throw wrong('has a part after "?" that is unknown; only smtp://…?tls=off is allowed')
  }
  if (protocol === 'smtps:') return 'implicit'
  return search || thisMachine.has(host) ? 'off' : 'starttls'
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    throw wrong('has a % that encodes nothing: write % as %25')
  }
}

function wrong(reason: string) {
  return new StartError(
    `SMTP_URL ${reason}. Write it as smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587, with special characters of the password percent-encoded`,
  )
}
