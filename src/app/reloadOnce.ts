import { LoadError } from './PageLoader.ts'

/** The tab's name keeps the failure over the reload, also where the browser stores nothing for the site. */
const noteOf = (error: LoadError) => `reloaded for ${error.message}`

/** Whether a reload may help: after a deploy, code or texts of an open page may be gone from the server. */
export function mayReload(error: unknown): error is LoadError {
  return error instanceof LoadError && window.name !== noteOf(error)
}

/** Reloads the page for a failure, where that may help: never twice for the same one. */
export function reloadOnce(error: unknown): boolean {
  if (!mayReload(error)) return false
  window.name = noteOf(error)
  window.location.reload()
  return true
}
