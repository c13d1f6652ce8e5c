import { useSyncExternalStore } from 'react'
import { readStored } from '#browser/storage.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { hasContent } from '#content/loadContent.ts'
import { parseAnswers } from './parseAnswers.ts'
import type { AnswersByPage } from './AnswersByPage.ts'

export const answersKey = 'sheets'

export const noAnswers: AnswersByPage = {}
let last: { text: string | null; kept: AnswersByPage } = { text: null, kept: noAnswers }

/** Returns the answers that this tab keeps: the same object until they change. */
export function readKeptAnswers(): AnswersByPage {
  const text = readStored('sessionStorage', answersKey)
  if (text !== last.text) last = { text, kept: parseAnswers(text, hasContent) }
  return last.kept
}

/** Whether this tab keeps answers. The form loads the code that writes them only then. */
export function hasAnswers(): boolean {
  return Object.keys(readKeptAnswers()).length > 0
}

/**
 * Calls back when a page comes back from the browser's memory: a later page of the tab may have changed what it keeps.
 * Returns the function that ends it.
 */
export function onReturn(listener: () => void): () => void {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

/** Whether this tab keeps answers; false in the prerendered page. */
export function useHasAnswers(): boolean {
  return useSyncExternalStore(onReturn, hasAnswers, () => false)
}

/** Whether this tab keeps answers to a page's questions; true in the prerendered page. */
export function useHasAnswersOf(page: CanonicalPageId | undefined): boolean {
  return useSyncExternalStore(
    onReturn,
    () => page !== undefined && page in readKeptAnswers(),
    () => true,
  )
}

/** The answers that this tab keeps; none in the prerendered page. */
export function useKeptAnswers(): AnswersByPage {
  return useSyncExternalStore(onReturn, readKeptAnswers, () => noAnswers)
}

/** Returns answers as they stand in the message. */
export function textOf(written: readonly { text: string }[]): string {
  return written.map(({ text }) => text).join('\n\n')
}
