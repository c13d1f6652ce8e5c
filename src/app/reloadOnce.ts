import { LoadError } from './PageLoader.ts'

/** Of an entry of the browser's history: beside what React Router keeps there, and also where no storage is to be had. */
interface EntryState {
  reloadedFor?: string
}

const entryState = () => (history.state ?? {}) as EntryState

/** Whether a reload may help: after a deploy, code or texts of an open page may be gone from the server. */
export function mayReload(error: unknown): error is LoadError {
  return error instanceof LoadError && entryState().reloadedFor !== error.message
}

/** Reloads the page for a failure, where that may help: never twice for the same one. */
export function reloadOnce(error: unknown): boolean {
  if (!mayReload(error)) return false
  history.replaceState({ ...entryState(), reloadedFor: error.message }, '')
  window.location.reload()
  return true
}
