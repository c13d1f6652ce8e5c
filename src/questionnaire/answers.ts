import { useSyncExternalStore } from 'react'
import { notStored, store } from '#browser/storage.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { noAnswers, onReturn, readKeptAnswers, answersKey } from './keptAnswers.ts'
import type { Answer, Answers, AnswersByPage } from './AnswersByPage.ts'

const listeners = new Set<() => void>()

function write(kept: AnswersByPage) {
  const withAnswers = Object.entries(kept).filter(([, { answers }]) => Object.keys(answers).length > 0)
  const text = withAnswers.length > 0 ? JSON.stringify(Object.fromEntries(withAnswers)) : null
  store('sessionStorage', answersKey, text)
  for (const listener of listeners) listener()
}

/** Keeps an answer, or forgets it if it is empty. */
export function answer(page: CanonicalPageId, question: string, given: Answer): void {
  const kept = readKeptAnswers()
  const { [question]: _, ...others } = kept[page]?.answers ?? {}
  const answers = given.length > 0 ? { ...others, [question]: given } : others
  write({ ...kept, [page]: { ...kept[page], answers } })
}

/** Keeps the answers of a questionnaire that was emptied. */
export function restoreAnswers(page: CanonicalPageId, answers: Answers): void {
  write({ ...readKeptAnswers(), [page]: { answers } })
}

/** Takes a page's answers out of the enquiry, or into it again. */
export function setLeftOut(page: CanonicalPageId, isLeftOut: boolean): void {
  const kept = readKeptAnswers()
  const { answers = {} } = kept[page] ?? {}
  write({ ...kept, [page]: isLeftOut ? { answers, isLeftOut } : { answers } })
}

/** Forgets the answers of these pages. */
export function forgetAnswers(pages: readonly CanonicalPageId[]): void {
  const others = Object.entries(readKeptAnswers()).filter(([page]) => !pages.some((sent) => sent === page))
  write(Object.fromEntries(others))
}

/** Returns the pages whose answers come along with an enquiry, in the order in which they were begun. */
export function pagesInEnquiry(kept: AnswersByPage): CanonicalPageId[] {
  const pages = Object.keys(kept) as CanonicalPageId[]
  return pages.filter((page) => !kept[page]?.isLeftOut)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const endOnReturn = onReturn(listener)
  return () => {
    listeners.delete(listener)
    endOnReturn()
  }
}

/** The answers that this tab keeps; none in the prerendered page. */
export function useAnswers(): AnswersByPage {
  return useSyncExternalStore(subscribe, readKeptAnswers, () => noAnswers)
}

/** Whether the answers outlast a reload: storage may be full or blocked. */
export function useIsKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !notStored.has(answersKey),
    () => true,
  )
}

/** A question's answer, by which a field renders alone while somebody types in it. */
export function useAnswer(page: CanonicalPageId, question: string): Answer | undefined {
  const read = () => readKeptAnswers()[page]?.answers[question]
  return useSyncExternalStore(subscribe, read, () => undefined)
}
