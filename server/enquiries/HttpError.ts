/** Why an enquiry was not accepted. The code is for logs and clients; the page shows one sentence for all codes. */
type ErrorCode =
  | 'method'
  | 'size'
  | 'media-type'
  | 'origin'
  | 'xsrf'
  | 'json'
  | 'field'
  | 'idempotency-key'
  | 'conflict'
  | 'rate'
  | 'captcha'
  | 'busy'
  | 'unavailable'
  | 'unverified'

/** Ends the request with this status. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  /** `field` is the name of the field that is wrong, never its value. */
  readonly details: { field?: string; headers?: Readonly<Record<string, string>> }

  constructor(status: number, code: ErrorCode, details: HttpError['details'] = {}) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** The server cannot take the enquiry now. A store that restarts is back after the 10 s of `Retry-After`. */
export function serviceUnavailable(code: 'busy' | 'unavailable' | 'unverified'): HttpError {
  return new HttpError(503, code, { headers: { 'retry-after': '10' } })
}
