/** Why an enquiry was not accepted. The codes are for logs and clients; the page shows one sentence for all of them. */
const statuses = {
  method: 405,
  size: 413,
  'media-type': 415,
  origin: 403,
  xsrf: 403,
  json: 400,
  field: 400,
  'idempotency-key': 400,
  conflict: 409,
  rate: 429,
  captcha: 400,
  busy: 503,
  unavailable: 503,
  unverified: 503,
}

/** Ends the request with the status of the code. */
export class HttpError extends Error {
  readonly status: number
  readonly code: keyof typeof statuses
  /** `field` is the name of the field that is wrong, never its value. */
  readonly details: { field?: string | undefined; headers?: Readonly<Record<string, string>> }

  constructor(code: HttpError['code'], details: HttpError['details'] = {}) {
    super(code)
    this.status = statuses[code]
    this.code = code
    this.details = details
  }
}

/** The server cannot take the enquiry now. A store that restarts is back after the 10 s of `Retry-After`. */
export function serviceUnavailable(code: 'busy' | 'unavailable' | 'unverified'): HttpError {
  return new HttpError(code, { headers: { 'retry-after': '10' } })
}
