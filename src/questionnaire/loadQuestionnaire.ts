import type { i18n } from 'i18next'
import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { loadOnce } from '#browser/loadOnce.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadContent } from '#content/loadContent.ts'
import { loadTexts, pageNamespace } from '#i18n/localeFiles.ts'
import { useTextUpdates } from '#i18n/textUpdates.ts'
import { useI18n } from '#i18n/useTexts.ts'
import type { QuestionnaireTexts } from './texts.ts'

const loads = new WeakMap<i18n, (page: CanonicalPageId) => Promise<void>>()

/**
 * Loads what a page asks, and its words, into the texts of a language: once. After a failure, the next call
 * tries again. @throws Error naming the file that could not be loaded
 */
export function loadQuestionnaire(i18n: i18n, page: CanonicalPageId): Promise<void> {
  const load = loads.get(i18n) ?? loadOnce((id: CanonicalPageId) => addTexts(i18n, id))
  loads.set(i18n, load)
  return load(page)
}

async function addTexts(i18n: i18n, page: CanonicalPageId) {
  const language = i18n.language as LanguageCode
  const [texts] = await Promise.all([
    loadTexts(language, ['sheet', 'figures', 'units', pageNamespace(page)]),
    loadContent(page),
  ])
  for (const [namespace, values] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, values, true)
  }
}

/** Returns the texts of a questionnaire that is loaded; while its file is edited, a page may have lost it. */
export function questionnaireTexts(i18n: i18n, page: CanonicalPageId): QuestionnaireTexts | undefined {
  return i18n.getResource(i18n.language, pageNamespace(page), 'questionnaire') as
    QuestionnaireTexts | undefined
}

/** Whether each questionnaire that is shown could be loaded. React renders more than once, and has to find one answer. */
const outcomes = new WeakMap<i18n, Map<CanonicalPageId, Promise<boolean>>>()

function outcomesOf(i18n: i18n) {
  const known = outcomes.get(i18n) ?? new Map<CanonicalPageId, Promise<boolean>>()
  outcomes.set(i18n, known)
  return known
}

/** Loads a questionnaire, and returns whether it came. */
export function outcomeOf(i18n: i18n, page: CanonicalPageId) {
  const known = outcomesOf(i18n).get(page)
  if (known) return known
  const outcome = loadQuestionnaire(i18n, page).then(
    () => true,
    () => false,
  )
  outcomesOf(i18n).set(page, outcome)
  return outcome
}

/**
 * Returns a page's questionnaire in the page's language, undefined if it could not be loaded; suspends until that is
 * known. `tries` counts the presses of "Try again".
 */
export function useQuestionnaire(page: CanonicalPageId) {
  const i18n = useI18n()
  useTextUpdates(i18n)
  const [tries, setTries] = useState(0)
  const texts = use(outcomeOf(i18n, page)) ? questionnaireTexts(i18n, page) : undefined
  const hasFailed = texts === undefined
  const forget = useCallback(() => void outcomesOf(i18n).delete(page), [i18n, page])
  const tryAgain = () => {
    forget()
    startTransition(() => setTries(tries + 1))
  }
  // Who comes again asks again.
  useEffect(() => (hasFailed ? forget : undefined), [hasFailed, forget])
  return { texts, tries, tryAgain }
}
