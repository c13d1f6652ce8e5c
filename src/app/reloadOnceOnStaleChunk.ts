const key = 'reloaded-for'

/**
 * After a deploy the chunks that an open page knows may be gone: the first failure reloads the page, a
 * second one for the same chunk within the tab does not.
 * @see https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const failure = event.payload.message
    try {
      if (sessionStorage.getItem(key) === failure) return
      sessionStorage.setItem(key, failure)
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
