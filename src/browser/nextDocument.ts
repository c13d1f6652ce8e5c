import { notStored } from './storage.ts'

interface HandedOn {
  notStored?: Record<string, string>
  /** Whether a link has led to the document. */
  byLink?: boolean
}

let byLink = false

/**
 * Loads an address of the site as a document of its own, which takes over what the browser has refused to store: with
 * the state of its entry in the history, which no other site reads. Only a reload leaves an entry its state.
 */
export function loadDocument(address: string): void {
  history.pushState(
    { notStored: Object.fromEntries(notStored), byLink: true } satisfies HandedOn,
    '',
    address,
  )
  // A reload would restore the place in the page before.
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.location.reload()
}

/** Loads the document again, which takes over what the browser has refused to store. */
export function reloadDocument(): void {
  history.replaceState({ ...history.state, notStored: Object.fromEntries(notStored) }, '')
  window.location.reload()
}

/** Takes over what the document before has handed on. The history forgets it. */
export function takeOverNotStored(): void {
  const { notStored: values, byLink: isLed = false, ...state } = (history.state ?? {}) as HandedOn
  if (!values) return
  byLink = isLed
  for (const [key, value] of Object.entries(values)) notStored.set(key, value)
  history.replaceState(state, '')
}

/** Whether a link has led to the document, though the browser calls it a reload. */
export const isLedByLink = (): boolean => byLink
