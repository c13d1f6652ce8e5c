/** What of an error may be logged: never its message, which can quote what a visitor typed. */
export function errorFields(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const { message, stack = '' } = error
  return {
    error: error.constructor.name,
    ...('code' in error && { code: String(error.code) }),
    at: stack.slice(stack.indexOf(message) + message.length).trim(),
  }
}
