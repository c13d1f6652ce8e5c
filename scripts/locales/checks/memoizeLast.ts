/** Caches the last result of a function, and returns it while the arguments stay the same. */
export function memoizeLast<Arguments extends unknown[], Result>(
  compute: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let last: { args: Arguments; result: Result } | undefined
  return (...args) => {
    const cached = last
    if (
      cached?.args.length === args.length &&
      args.every((value, index) => same(value, cached.args[index]))
    ) {
      return cached.result
    }
    const result = compute(...args)
    last = { args, result }
    return result
  }
}

/** The same, with the last result for each name. */
export function memoizeLastByName<Arguments extends unknown[], Result>(
  compute: (name: string, ...args: Arguments) => Result,
): (name: string, ...args: Arguments) => Result {
  const functions = new Map<string, (...args: Arguments) => Result>()
  return (name, ...args) => {
    const memoized = functions.get(name) ?? memoizeLast((...given: Arguments) => compute(name, ...given))
    functions.set(name, memoized)
    return memoized(...args)
  }
}

function same(one: unknown, other: unknown) {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0
  return one === other
}
