/** Why an enquiry was not taken. The page shows the same sentence for all; the code is for logs and clients. */
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
  /** The field that is wrong, never what stands in it. */
  field?: string
  headers?: Readonly<Record<string, string>>
}

/** Ends the call with this status. */
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
