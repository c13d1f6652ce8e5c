import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { defaultLanguage, supportedLanguage } from '#i18n/languages.ts'
import { securityHeaders } from '#server/http/headers.ts'
import type { Settings } from '#server/settings/settings.ts'
import { clientAddressReader, isShared, rateKey } from './clientAddress.ts'
import { HttpError, serviceUnavailable } from '#server/http/HttpError.ts'
import { idempotencyKey } from './idempotency.ts'
import { readEnquiry } from './readEnquiry.ts'
import { checkMediaType, checkOrigin, readBody } from './requestChecks.ts'
import { enquirySubmitter, type SubmitDependencies } from './submitEnquiry.ts'
import type { Xsrf } from './xsrf.ts'

export interface EnquiryRouteDependencies extends SubmitDependencies {
  settings: Settings
  xsrf: Xsrf
  rateSecret: string
}

/** Answers the form's request. It reports success only for an enquiry that is stored durably. */
export function enquiryRoute(dependencies: EnquiryRouteDependencies) {
  const { settings, xsrf, rateSecret, log, metrics } = dependencies
  const submit = enquirySubmitter(dependencies)
  const clientAddress = clientAddressReader(settings.trustedProxies, log)

  /** Runs every check in order. Each throws an HttpError; `submit` makes the last ones. */
  async function receive(request: Request, peer: string): Promise<string> {
    const { method, headers } = request
    if (method !== 'POST') throw new HttpError('method', { headers: { allow: 'POST' } })
    const body = await readBody(request)
    checkMediaType(headers)
    xsrf.check(headers, checkOrigin(headers, settings.siteOrigin))
    const { texts, solution } = readEnquiry(body)
    const address = clientAddress(peer, headers.get('x-forwarded-for'))
    return submit({
      idempotencyKey: idempotencyKey(headers, texts, solution),
      // The language of the page that sent the enquiry.
      language: supportedLanguage(headers.get('content-language') ?? '') ?? defaultLanguage,
      texts,
      solution,
      rateKey: rateKey(address, rateSecret),
      rateRules: isShared(address, settings.sharedNetworks) ? settings.sharedRateRules : settings.rateRules,
    })
  }

  function failureResponse(error: unknown, request: Headers) {
    if (!(error instanceof HttpError)) log.error({ err: error }, 'enquiry-not-stored')
    const { status, code, details } = error instanceof HttpError ? error : serviceUnavailable('unavailable')
    log.info({ status, reason: code }, 'enquiry-refused')
    metrics.enquiries.inc({ result: code })
    const body = { success: false, error: { code, field: details.field } }
    const response = jsonResponse(status, body, details.headers)
    // The form then sends the enquiry once more, with this cookie.
    const cookie = code === 'xsrf' ? xsrf.cookieFor(request) : undefined
    if (cookie) response.headers.append('set-cookie', cookie)
    return response
  }

  return async (context: Context): Promise<Response> => {
    const { raw } = context.req
    try {
      const reference = await receive(raw, getConnInfo(context).remote.address ?? '')
      return jsonResponse(200, { success: true, id: reference })
    } catch (error) {
      return failureResponse(error, raw.headers)
    }
  }
}

function jsonResponse(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(body, {
    status,
    headers: { ...securityHeaders, 'cache-control': 'no-store', ...headers },
  })
}
