import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { listen, portOf } from '#server/http/httpServer.ts'
import { createRequestListener } from '#server/http/requestListener.ts'
import { openServices } from '#server/services.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings/settings.ts'
import { enquiryFields, fieldNames } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { readMails } from '../../support/readMails.ts'
import { startSiteverify, type Behaviour } from '../../support/siteverify.ts'
import { smallSite } from './smallSite.ts'
import { readSite, sendRequest, type TestResponse, type RequestOptions } from './testSite.ts'

export const canary = 'canary'

export const enquiry: Enquiry = {
  name: `Layla ${canary}`,
  mobile: `050 ${canary}`,
  email: `layla@${canary}.example`,
  subject: `Servers ${canary}`,
  message: `Two of them.\nشكرًا ${canary}`,
  country: `Oman ${canary}`,
  recaptcha: `solution-${canary}`,
}

export const freeFields = fieldNames.filter((field) => field === 'mobile' || !enquiryFields[field].rule)

let lines: string[] = []

/** Nothing that a visitor sends, and no address, may reach the log in any test. */
afterEach(() => {
  const written = lines.join('')
  lines = []
  // Folders of packages have an @ at their start, which no mail address has.
  const [found] = /canary|[^/]@|127\.0\.0\.1|2001:db8/i.exec(written) ?? []
  if (found) throw new Error(`The log has ${found}:\n${written}`)
})

interface Call {
  method?: string
  path?: string
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

interface Options {
  behaviour?: Behaviour
  deliver?: boolean
}

export type EnquiryServer = Awaited<ReturnType<typeof openEnquiryServer>>

/** The real server on a store of its own, with a captcha provider, over HTTP until the test ends. */
export async function startEnquiryServer(environment: Record<string, string> = {}, options: Options = {}) {
  const server = await openEnquiryServer(environment, options)
  onTestFinished(server.close)
  return server
}

export function sharedEnquiryServer(environment: Record<string, string> = {}) {
  let server: EnquiryServer | undefined
  beforeAll(async () => {
    server = await openEnquiryServer(environment, {})
  })
  afterAll(() => server?.close())
  return (): EnquiryServer => {
    if (!server) throw new Error('The server runs only while tests do')
    return server
  }
}

async function openEnquiryServer(
  environment: Record<string, string>,
  { behaviour = 'passes', deliver = false }: Options,
) {
  const folder = mkdtempSync(join(tmpdir(), 'call-test-'))
  const provider = await startSiteverify(behaviour)
  const settings = readSettings({
    DATA_DIR: join(folder, 'data'),
    RECAPTCHA_VERIFY_URL: provider.url,
    ENQUIRY_RATE: 'off',
    SHARED_NETWORKS: 'none',
    ...environment,
  })
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
  const services = await openServices(settings, log)
  if (deliver) services.start()
  const files = readSite(smallSite)
  const app = createApp(files, services.appDependencies)
  const { requestErrorPage } = files
  const listener = createRequestListener(app, log, services.appDependencies.metrics, requestErrorPage)
  const server = await listen(listener, {
    ...settings,
    requestErrorPage,
    host: '127.0.0.1',
    port: 0,
  })
  const close = async () => {
    server.close().closeAllConnections()
    await services.stop()
    await services.close()
    provider.close()
    rmSync(folder, { recursive: true })
  }
  const port = portOf(server) ?? 0

  /** What our page sends from a browser that keeps no cookies; undefined takes a header away. */
  const headers = (changes: Call['headers'] = {}) => {
    const all = {
      'Content-Type': 'application/json',
      Origin: settings.siteOrigin ?? `http://127.0.0.1:${port}`,
      'Sec-Fetch-Site': 'same-origin',
      ...changes,
    }
    return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]))
  }

  const call = ({ method = 'POST', path = '/send_mail.php', body, ...rest }: Call = {}) =>
    sendRequest(port, path, { method, headers: headers(rest.headers), body: body ?? JSON.stringify(enquiry) })

  const send = (changes: object = {}, more: Call['headers'] = {}) =>
    call({ body: JSON.stringify({ ...enquiry, ...changes }), headers: more })

  return {
    port,
    close,
    provider,
    settings,
    services,
    headers,
    call,
    send,
    get: (path: string, options?: RequestOptions) => sendRequest(port, path, options),
    stored: () => services.appDependencies.outbox.list({ limit: 100 }),
    logged: () => lines.map((line) => JSON.parse(line) as { msg: string; [field: string]: unknown }),
    mails: () => readMails(join(settings.dataDir, 'mails')),
  }
}

export function answerJson({ status, body }: TestResponse): object {
  return { status, ...(JSON.parse(body) as object) }
}
