/**
 * Tells the development server of what goes wrong in the page, which may stay blank: it shows the error over the page,
 * as its own (translation/dev/server/showPageErrors.ts). A script of its own, before those that may fail.
 */

export interface PageError {
  message: string
  /** The places in the scripts, one a line. */
  stack: string
}

window.addEventListener('error', ({ error, message, filename, lineno, colno }: ErrorEvent) =>
  send(error, { message, stack: `${filename}:${lineno}:${colno}` }),
)
window.addEventListener('unhandledrejection', ({ reason }) =>
  send(reason, { message: String(reason), stack: '' }),
)
// Vite's client only prints what fails in a module that is saved while its page is open. Each import of it fails alike.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  for (const { type, acceptedPath, timestamp } of updates) {
    if (type !== 'js-update') continue
    import(/* @vite-ignore */ `${acceptedPath}?t=${timestamp}`).catch((error: unknown) =>
      // The browser names no line where an import asks for what is not there; imports stand first.
      send(error, { message: String(error), stack: `${location.origin}${acceptedPath}:1:1` }),
    )
  }
})
// What was saved may have mended it. React leaves nothing of a page whose frame it could not render.
import.meta.hot?.on('locale-changed', () => {
  document.querySelector('vite-error-overlay')?.remove()
  if (!document.querySelector('#root > *')) location.reload()
})

/** @param otherwise what is known beside the error itself. */
function send(error: unknown, otherwise: PageError) {
  // What Vite shows already is the cause.
  if (document.querySelector('vite-error-overlay')) return
  const { message = otherwise.message } = error instanceof Error ? error : {}
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const stack = cause instanceof Error ? `${cause.stack}\n${otherwise.stack}` : otherwise.stack
  import.meta.hot?.send('page-error', { message, stack })
}
