import { lazy, type ComponentType } from 'react'

/** Code that could not be fetched. Once `forget` is called, it is fetched again when it is next rendered. */
export class CodeError extends Error {
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super(String(cause), { cause })
    this.forget = forget
  }
}

interface Code<Props> {
  default: ComponentType<Props>
}

/**
 * React's `lazy`, which keeps a failure as long as the page lives; this one's is forgotten by the `ErrorBoundary` that
 * shows it.
 */
export function lazyAgain<Props extends object>(load: () => Promise<Code<Props>>) {
  const make = (fetchCode: () => Promise<Code<Props>>) => {
    const made = lazy(() =>
      fetchCode().catch((cause: unknown) => {
        throw new CodeError(cause, () => {
          const address = nextAddress(cause)
          const fetchAgain = () => import(/* @vite-ignore */ address) as Promise<Code<Props>>
          // A second boundary with the same failure leaves the code alone that the first has asked for.
          if (Part === made) Part = make(address ? fetchAgain : load)
        })
      }),
    )
    return made
  }
  let Part = make(load)
  return function LazyAgain(props: Props) {
    return <Part {...props} />
  }
}

/**
 * Browsers, too, keep a failure, by the address of the script. With another fragment it is another one for them. Chrome
 * and Firefox name it; in Safari the first failure stays until the page is reloaded.
 * @see https://github.com/whatwg/html/issues/6768
 */
function nextAddress(error: unknown): string {
  const [address = '', script = '', tries = 0] = /(https?:[^\s#]+)(?:#(\d+))?/.exec(String(error)) ?? []
  return address && `${script}#${Number(tries) + 1}`
}
