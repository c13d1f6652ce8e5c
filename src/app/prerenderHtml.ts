import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * For hydration. React's `renderToString` would leave out what throws below a Suspense boundary, and say nothing.
 * @throws AggregateError of an error for each part that could not be rendered; it names the component, where React does
 */
export async function prerenderHtml(element: ReactNode): Promise<string> {
  const errors: Error[] = []
  const rendered = await prerender(element, {
    // A long page would otherwise be sent in parts, which only a script could put together.
    progressiveChunkSize: Infinity,
    onError: (cause, { componentStack }) => {
      const message = cause instanceof Error ? cause.message : String(cause)
      const component = innermost(componentStack)
      errors.push(new Error(component ? `${component}: ${message}` : message, { cause }))
    },
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
