/** The addresses under which scripts that have failed are asked for next. */
const addresses = new WeakMap<() => Promise<unknown>, string>()

/**
 * Imports what a script exports as its default, and asks for the script anew if that has failed before: browsers keep a
 * failure by the script's address, and with another fragment it is another one for them. Chrome and Firefox name it in
 * the error; in Safari the failure stays until the page is loaded again.
 * @param load imports the script. It has to be the same function each time.
 * @throws Error if the script does not come
 * @see https://github.com/whatwg/html/issues/6768
 */
export async function importAgain<Value>(load: () => Promise<Value>): Promise<Value> {
  const address = addresses.get(load)
  try {
    if (address === undefined) return await load()
    const script = (await import(/* @vite-ignore */ address)) as { default: Value }
    return script.default
  } catch (error) {
    const next = nextAddress(error)
    if (next) addresses.set(load, next)
    throw error
  }
}

/** Returns the address under which a script that has failed is asked for next; none if the error does not name it. */
export function nextAddress(error: unknown): string | undefined {
  const [, script, tries = 0] = /(https?:[^\s#]+)(?:#(\d+))?/.exec(String(error)) ?? []
  return script && `${script}#${Number(tries) + 1}`
}
