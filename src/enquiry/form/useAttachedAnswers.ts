import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '#i18n/useTexts.ts'
import { useAnswers } from '#questionnaire/answers.ts'
import type { AnswersByPage } from '#questionnaire/AnswersByPage.ts'
import { hasAnswers } from '#questionnaire/keptAnswers.ts'
import type { WrittenAnswers } from '#questionnaire/writeAnswers.ts'

/** The answers that go along with an enquiry, for its cards, its length and its sending. */
export interface AttachedAnswers {
  /** The answers as they are sent; null if their texts could not be loaded. */
  written: readonly WrittenAnswers[] | null
  failures: number
  /** Writes them again, for what has failed, and for what another tab or page has changed. They are there when it ends. */
  writeAgain: () => Promise<readonly WrittenAnswers[] | null>
}

const none: readonly WrittenAnswers[] = []

export function useAttachedAnswers(): AttachedAnswers {
  const i18n = useI18n()
  const kept = useAnswers()
  const [state, setState] = useState<Omit<AttachedAnswers, 'writeAgain'>>({ written: none, failures: 0 })
  const show = (written: AttachedAnswers['written']) =>
    setState(({ failures }) => ({ written, failures: written ? failures : failures + 1 }))
  const isEmpty = Object.keys(kept).length === 0
  useEffect(() => {
    if (isEmpty) return undefined
    let isCurrent = true
    void write(i18n, kept).then((written) => isCurrent && show(written))
    return () => {
      isCurrent = false
    }
  }, [i18n, kept, isEmpty])
  const writeAgain = async () => {
    const written = hasAnswers() ? await write(i18n) : none
    // The form's rules, which are asked next, have them, too.
    flushSync(() => show(written))
    return written
  }
  return { ...state, written: isEmpty ? none : state.written, writeAgain }
}

/** The code that writes answers is loaded with the first ones. */
async function write(i18n: i18n, kept?: AnswersByPage) {
  try {
    const { attachAnswers } = await import('#questionnaire/attachAnswers.ts')
    return await attachAnswers(i18n, kept)
  } catch {
    return null
  }
}
