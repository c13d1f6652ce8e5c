/** Runs the work of a key once for all who ask for it while it runs. */
export function workSharer<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const current = running.get(key)
    if (current) return current
    const result = work().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }
}
