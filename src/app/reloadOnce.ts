import { readStored, store } from '#storage.ts'
import { LoadError } from './siteLoader.ts'

const key = 'reloaded-for'

/** Whether a reload may help: after a deploy, code or texts of an open page may be gone from the server. */
export function mayReload(error: unknown): error is LoadError {
  const known = readStored('sessionStorage', key)
  if (!(error instanceof LoadError) || known === error.message) return false
  // Where the browser cannot remember the failure, the page would reload for ever.
  const canRemember = store('sessionStorage', key, error.message)
  store('sessionStorage', key, known)
  return canRemember
}

/** Reloads the page for a failure, where that may help. */
export function reloadOnce(error: unknown): boolean {
  if (!mayReload(error)) return false
  store('sessionStorage', key, error.message)
  window.location.reload()
  return true
}
