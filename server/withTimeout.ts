/** Resolves as the work does, or rejects once `timeoutMs` ms have passed. The work itself is not stopped. */
export async function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error(`Nothing within ${timeoutMs} ms`), { code: 'timeout' })
    timer = setTimeout(() => reject(error), timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
