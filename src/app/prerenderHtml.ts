import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** A part of a page that could not be rendered. */
export class RenderError extends Error {
  readonly path: string
  /** The innermost component that was being rendered, where React knows it. */
  readonly component: string | undefined

  constructor(cause: unknown, path: string, component: string | undefined) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.path = path
    this.component = component
  }
}

/**
 * For hydration. React's `renderToString` would leave out what throws below a Suspense boundary, and say nothing.
 * @throws AggregateError of one `RenderError` for each part that could not be rendered.
 */
export async function prerenderHtml(path: string, element: ReactNode): Promise<string> {
  const errors: RenderError[] = []
  const rendered = await prerender(element, {
    // A long page would otherwise be sent in parts, which only a script could put together.
    progressiveChunkSize: Infinity,
    onError: (error, { componentStack }) =>
      void errors.push(new RenderError(error, path, innermost(componentStack))),
  }).catch((error: unknown) => {
    if (errors.length === 0) throw error
    return null
  })
  if (errors.length > 0 || !rendered) throw new AggregateError(errors, errors.map(String).join('\n'))
  return new Response(rendered.prelude).text()
}

/** The first component of a stack such as `at h1\n at Styled (…)\n at PageBanner (…)`. */
function innermost(stack = '') {
  return [...stack.matchAll(/^\s*at ([A-Z]\w*)/gm)].map(([, name]) => name).find((name) => name !== 'Styled')
}
