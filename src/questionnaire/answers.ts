import { useSyncExternalStore } from 'react'
import { notStored, store } from '#browser/storage.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { noSheets, onReturn, readSheets, sheetsKey } from './keptSheets.ts'
import type { Answer, Answers, Sheets } from './Sheets.ts'

const listeners = new Set<() => void>()

function write(sheets: Sheets) {
  const withAnswers = Object.entries(sheets).filter(([, { answers }]) => Object.keys(answers).length > 0)
  const text = withAnswers.length > 0 ? JSON.stringify(Object.fromEntries(withAnswers)) : null
  store('sessionStorage', sheetsKey, text)
  for (const listener of listeners) listener()
}

/** Keeps an answer, or forgets it if it is empty. */
export function answer(page: CanonicalPageId, question: string, given: Answer): void {
  const sheets = readSheets()
  const { [question]: _, ...others } = sheets[page]?.answers ?? {}
  const answers = given.length > 0 ? { ...others, [question]: given } : others
  write({ ...sheets, [page]: { ...sheets[page], answers } })
}

/** Keeps the answers of a sheet that was emptied. */
export function restoreAnswers(page: CanonicalPageId, answers: Answers): void {
  write({ ...readSheets(), [page]: { answers } })
}

/** Takes a sheet out of the enquiry, or into it again. */
export function setLeftOut(page: CanonicalPageId, isLeftOut: boolean): void {
  const sheets = readSheets()
  const { answers = {} } = sheets[page] ?? {}
  write({ ...sheets, [page]: isLeftOut ? { answers, isLeftOut } : { answers } })
}

/** Forgets the answers of these pages. */
export function forgetSheets(pages: readonly CanonicalPageId[]): void {
  const others = Object.entries(readSheets()).filter(([page]) => !pages.some((sent) => sent === page))
  write(Object.fromEntries(others))
}

/** Returns the pages whose sheets come along with an enquiry, in the order in which they were begun. */
export function pagesInEnquiry(sheets: Sheets): CanonicalPageId[] {
  const pages = Object.keys(sheets) as CanonicalPageId[]
  return pages.filter((page) => !sheets[page]?.isLeftOut)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const endOnReturn = onReturn(listener)
  return () => {
    listeners.delete(listener)
    endOnReturn()
  }
}

/** The sheets with answers; none in the prerendered page. */
export function useSheets(): Sheets {
  return useSyncExternalStore(subscribe, readSheets, () => noSheets)
}

/** Whether the answers outlast a reload: storage may be full or blocked. */
export function useIsKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !notStored.has(sheetsKey),
    () => true,
  )
}

/** A question's answer, by which a field renders alone while somebody types in it. */
export function useAnswer(page: CanonicalPageId, question: string): Answer | undefined {
  const read = () => readSheets()[page]?.answers[question]
  return useSyncExternalStore(subscribe, read, () => undefined)
}
