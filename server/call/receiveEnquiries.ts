import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Settings } from '#server/settings/Settings.ts'
import { readEnquiry } from './checks/enquiry.ts'
import { checkMediaType } from './checks/mediaType.ts'
import { checkMethod } from './checks/method.ts'
import { checkOrigin } from './checks/origin.ts'
import { readBody } from './checks/size.ts'
import { checkXsrf } from './checks/xsrf.ts'
import { clientAddress } from './clientAddress.ts'
import { EnquiryKeeper, type KeeperTools } from './EnquiryKeeper.ts'
import { idempotencyKey } from './idempotency.ts'
import { rateKey } from './rateKey.ts'
import { acceptance, refusal } from './replies.ts'
import { visitorLanguage } from './visitorLanguage.ts'
import type { XsrfCookie } from './xsrfCookie.ts'
import type { XsrfTokens } from './XsrfTokens.ts'

export interface CallTools extends KeeperTools {
  settings: Pick<Settings, 'siteOrigin' | 'trustedProxies'>
  xsrf: XsrfTokens
  /** Of the keys that attempts are counted by. */
  rateSecret: string
}

/** Answers the form's call. "Success" is said only of an enquiry that is durable. */
export function receiveEnquiries(tools: CallTools, cookieFor: XsrfCookie) {
  const { settings, xsrf, rateSecret, log, metrics } = tools
  const keeper = new EnquiryKeeper(tools)

  /** Every check in its order; each throws a Refusal. The last four are the keeper's. */
  async function receive(request: Request, peer: string): Promise<string> {
    const { headers } = request
    checkMethod(request.method)
    const body = await readBody(request)
    checkMediaType(headers)
    const provenance = checkOrigin(headers, settings.siteOrigin)
    checkXsrf(headers, xsrf, provenance)
    const { texts, solution } = readEnquiry(body)
    const address = clientAddress({ peer, forwardedFor: headers.get('x-forwarded-for'), ...settings })
    return keeper.keep({
      idempotencyKey: idempotencyKey(headers, texts, solution),
      language: visitorLanguage(headers),
      texts,
      solution,
      rateKey: rateKey(address, rateSecret),
    })
  }

  return async ({ req, env }: Context): Promise<Response> => {
    try {
      return acceptance(await receive(req.raw, peerAddress(env)))
    } catch (error) {
      const { answer, code } = refusal(error, log)
      metrics?.enquiryAnswered(code)
      // The form tries once more with the cookie that comes.
      const cookie = code === 'xsrf' ? cookieFor(req.raw.headers) : undefined
      if (cookie) answer.headers.append('set-cookie', cookie)
      return answer
    }
  }
}

/** Without a socket, as in tests, there is none. */
function peerAddress(bindings: Partial<HttpBindings> | undefined) {
  return bindings?.incoming?.socket.remoteAddress ?? ''
}
