import { useEffect, useState } from 'react'
import { useI18n } from '#i18n/useTexts.ts'
import { attachAnswers } from '#questionnaire/attachAnswers.ts'
import type { AnswersByPage } from '#questionnaire/AnswersByPage.ts'
import type { WrittenAnswers } from '#questionnaire/writeAnswers.ts'

/**
 * The answers that come along with an enquiry, as they are sent; null if their texts could not be loaded.
 * @param writings another number writes them again
 */
export function useWrittenAnswers(kept: AnswersByPage, writings: number) {
  const i18n = useI18n()
  const [state, setState] = useState<{ written: WrittenAnswers[] | null; failures: number }>({
    written: [],
    failures: 0,
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    attachAnswers(i18n, kept).then(
      (written) => isCurrent && setState(({ failures }) => ({ written, failures })),
      () => isCurrent && setState(({ failures }) => ({ written: null, failures: failures + 1 })),
    )
    return () => {
      isCurrent = false
    }
  }, [i18n, kept, tries, writings])
  return { ...state, tryAgain: () => setTries(tries + 1) }
}
