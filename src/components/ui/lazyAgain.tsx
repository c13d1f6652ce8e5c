import { lazy, type ComponentType } from 'react'
import { nextAddress } from '#browser/importAgain.ts'

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
          // A second boundary with the same failure leaves the code alone that the first has asked for.
          if (Part === made) Part = make(address === undefined ? load : () => fetchFrom<Props>(address))
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

function fetchFrom<Props>(address: string) {
  return import(/* @vite-ignore */ address) as Promise<Code<Props>>
}
