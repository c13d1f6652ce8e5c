import { LoadError } from './siteLoader.ts'

const key = 'reloaded-for'

/**
 * Whether a reload may help: after a deploy, code or texts of an open page may be gone from the server. Only once for
 * the same failure; otherwise the page would reload for ever.
 */
export function mayReload(error: unknown): error is LoadError {
  try {
    return error instanceof LoadError && sessionStorage.getItem(key) !== error.message
  } catch {
    return false
  }
}

/** Reloads the page for a failure, where that may help. */
export function reloadOnce(error: unknown): boolean {
  if (!mayReload(error)) return false
  sessionStorage.setItem(key, error.message)
  window.location.reload()
  return true
}
