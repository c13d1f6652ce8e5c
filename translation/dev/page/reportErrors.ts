/**
 * Reports the page's errors to the development server, which shows them over the page as it shows its own
 * (translation/dev/server/showPageErrors.ts): otherwise the page may stay blank. This is a script of its own, and runs
 * before the scripts that may fail.
 */

export interface PageError {
  message: string
  /** The places in the scripts, each on its own line. */
  stack: string
}

window.addEventListener('error', ({ error, message, filename, lineno, colno }: ErrorEvent) =>
  send(error, { message, stack: `${filename}:${lineno}:${colno}` }),
)
window.addEventListener('unhandledrejection', ({ reason }) =>
  send(reason, { message: String(reason), stack: '' }),
)
// If a module is saved and fails while its page is open, Vite's client only prints the error. Importing the module
// again gives the same error.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  for (const { type, acceptedPath, timestamp } of updates) {
    if (type !== 'js-update') continue
    import(/* @vite-ignore */ `${acceptedPath}?t=${timestamp}`).catch((error: unknown) =>
      // For an import that does not exist, the browser names no line: the first line is where imports stand.
      send(error, { message: String(error), stack: `${location.origin}${acceptedPath}:1:1` }),
    )
  }
})
// A save may have corrected the error. React removes a page whose frame it could not render, so the page is reloaded.
import.meta.hot?.on('locale-changed', () => {
  document.querySelector('vite-error-overlay')?.remove()
  if (!document.querySelector('#root > *')) location.reload()
})

/** Sends an error to the development server. @param otherwise used if the error itself has no message or stack */
function send(error: unknown, otherwise: PageError) {
  // An error that Vite already shows is the cause of this one.
  if (document.querySelector('vite-error-overlay')) return
  const { message = otherwise.message } = error instanceof Error ? error : {}
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const stack = cause instanceof Error ? `${cause.stack}\n${otherwise.stack}` : otherwise.stack
  import.meta.hot?.send('page-error', { message, stack })
}
