/** Resolves as the work does, or rejects once `timeoutMs` ms have passed. The work itself is not stopped. */
export function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const error = Object.assign(new Error(`Nothing within ${timeoutMs} ms`), { code: 'timeout' })
  const timer = setTimeout(() => reject(error), timeoutMs)
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
