/** Remembers the last answer of a function, for as long as it is asked the same. */
export function remember<Arguments extends unknown[], Answer>(
  ask: (...args: Arguments) => Answer,
): (...args: Arguments) => Answer {
  let last: { args: Arguments; answer: Answer } | undefined
  return (...args) => {
    const known = last
    if (known?.args.length === args.length && args.every((value, index) => same(value, known.args[index]))) {
      return known.answer
    }
    const answer = ask(...args)
    last = { args, answer }
    return answer
  }
}

/** A memory of its own for every name. */
export function rememberEach<Arguments extends unknown[], Answer>(
  ask: (name: string, ...args: Arguments) => Answer,
): (name: string, ...args: Arguments) => Answer {
  const memories = new Map<string, (...args: Arguments) => Answer>()
  return (name, ...args) => {
    const memory = memories.get(name) ?? remember((...given: Arguments) => ask(name, ...given))
    memories.set(name, memory)
    return memory(...args)
  }
}

function same(one: unknown, other: unknown) {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0
  return one === other
}
