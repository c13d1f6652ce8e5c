/** Why an enquiry was not accepted. The code is for logs and clients; the page shows one sentence for all codes. */
export type ErrorCode =
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

interface HttpErrorDetails {
  /** The name of the field that is wrong, never its value. */
  field?: string
  headers?: Readonly<Record<string, string>>
}

/** Ends the request with this status. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: ErrorCode, { field, headers = {} }: HttpErrorDetails = {}) {
    super(code)
    this.status = status
    this.code = code
    this.field = field
    this.headers = headers
  }
}
