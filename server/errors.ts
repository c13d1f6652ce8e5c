/** The code of an error, such as ENOSPC, or else its class. Its message is not used: it may contain a visitor's text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Why fetch failed: the code of the system, or fetch's own words, such as "unexpected redirect". */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof TypeError && error.cause instanceof Error)) return errorCode(error)
  return 'code' in error.cause ? errorCode(error.cause) : error.cause.message
}
