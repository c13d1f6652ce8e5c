import { LoadError } from '#loading/siteLoader.ts'

const key = 'reloaded-for'
let reloading = false

/**
 * After a deploy the chunks that an open page knows may be gone. Reloads the page for such a failure, but
 * once only for the same one. React may ask several times about one error.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(error: unknown): boolean {
  if (!(error instanceof LoadError)) return false
  if (reloading) return true
  try {
    if (sessionStorage.getItem(key) === error.message) return false
    sessionStorage.setItem(key, error.message)
  } catch {
    return false
  }
  reloading = true
  window.location.reload()
  return true
}
