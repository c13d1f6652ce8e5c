import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { captchaStub, mapStub } from '../../../tests/support/thirdParties.ts'

/** Answers as the captcha and the map, at once, so that the figures do not depend on the way to them. */
export function answerForThirdParties(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const url = new URL(request.url, `https://${request.authority || request.headers.host}`)
  const answer = captchaStub(url) ?? mapStub(url)
  response.writeHead(answer ? 200 : 404, { 'content-type': answer?.contentType ?? 'text/plain' })
  response.end(answer?.body ?? '')
}
