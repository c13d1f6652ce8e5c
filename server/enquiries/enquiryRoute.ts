import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Settings } from '#server/settings/settings.ts'
import { readEnquiry } from './readEnquiry.ts'
import { checkMediaType, checkMethod, checkOrigin, readBody } from './requestChecks.ts'
import { checkXsrf, type XsrfCookie, type XsrfTokens } from './xsrf.ts'
import { clientAddress, rateKey } from './clientAddress.ts'
import { EnquiryService, type ServiceTools } from './EnquiryService.ts'
import { idempotencyKey } from './idempotency.ts'
import type { Logger } from 'pino'
import { HttpError, type ErrorCode } from './HttpError.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'

export interface EnquiryRouteTools extends ServiceTools {
  settings: Pick<Settings, 'siteOrigin' | 'trustedProxies'>
  xsrf: XsrfTokens
  /** The secret for the hash that attempts are counted by. */
  rateSecret: string
}

/** Answers the form's request. It reports success only for an enquiry that is stored durably. */
export function enquiryRoute(tools: EnquiryRouteTools, cookieFor: XsrfCookie) {
  const { settings, xsrf, rateSecret, log, metrics } = tools
  const service = new EnquiryService(tools)

  /** Runs every check in order. Each throws an HttpError; the service makes the last ones. */
  async function receive(request: Request, peer: string): Promise<string> {
    const { headers } = request
    checkMethod(request.method)
    const body = await readBody(request)
    checkMediaType(headers)
    const isSameOrigin = checkOrigin(headers, settings.siteOrigin)
    checkXsrf(headers, xsrf, isSameOrigin)
    const { texts, solution } = readEnquiry(body)
    const address = clientAddress({ peer, forwardedFor: headers.get('x-forwarded-for'), ...settings })
    return service.submit({
      idempotencyKey: idempotencyKey(headers, texts, solution),
      language: visitorLanguage(headers),
      texts,
      solution,
      rateKey: rateKey(address, rateSecret),
    })
  }

  return async ({ req, env }: Context): Promise<Response> => {
    try {
      return successResponse(await receive(req.raw, peerAddress(env)))
    } catch (error) {
      const { response, code } = failureResponse(error, log)
      metrics?.enquiryAnswered(code)
      // The form sends once more, with this cookie.
      const cookie = code === 'xsrf' ? cookieFor(req.raw.headers) : undefined
      if (cookie) response.headers.append('set-cookie', cookie)
      return response
    }
  }
}

/** The address of the client's socket; empty where there is no socket, as in tests. */
function peerAddress(bindings: Partial<HttpBindings> | undefined) {
  return bindings?.incoming?.socket.remoteAddress ?? ''
}

/** In seconds. A store that restarts is back by then. */
const retryAfter = '10'

function successResponse(reference: string): Response {
  return jsonResponse(200, { success: true, id: reference })
}

/** The answer for an enquiry that was refused, or that failed through no fault of the visitor. */
function failureResponse(error: unknown, log: Logger): { response: Response; code: ErrorCode } {
  if (!(error instanceof HttpError)) log.error({ err: error }, 'enquiry-not-stored')
  const { status, code, field, headers } = error instanceof HttpError ? error : unavailable()
  log.info({ status, reason: code }, 'enquiry-refused')
  return { response: jsonResponse(status, { success: false, error: { code, field } }, headers), code }
}

function unavailable() {
  return new HttpError(503, 'unavailable', { headers: { 'retry-after': retryAfter } })
}

function jsonResponse(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** The language of the page that sent the enquiry, from its header Content-Language. */
function visitorLanguage(headers: Headers): LanguageCode {
  const [subtag] = (headers.get('content-language') ?? '').trim().toLowerCase().split(/[-,]/)
  return languageCodes.find((code) => code === subtag) ?? defaultLanguage
}
