import { reloadDocument } from '#browser/nextDocument.ts'
import { readStored, store } from '#browser/storage.ts'
import { LoadError } from './PageLoader.ts'

/** The storage key of the failure for which the tab was reloaded last. */
const failureKey = 'reloaded-for'

/** Whether a reload may help: after a deploy, code or texts of an open page may be gone from the server. */
export function mayReload(error: unknown): error is LoadError {
  return error instanceof LoadError && readStored('sessionStorage', failureKey) !== error.message
}

/** Reloads the page for a failure, where that may help: never twice for the same one. */
export function reloadOnce(error: unknown): boolean {
  if (!mayReload(error)) return false
  store('sessionStorage', failureKey, error.message)
  reloadDocument()
  return true
}
