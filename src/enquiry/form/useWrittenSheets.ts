import { useEffect, useState } from 'react'
import { useI18n } from '#i18n/useTexts.ts'
import { attachSheets } from '#questionnaire/attachSheets.ts'
import type { Sheets } from '#questionnaire/Sheets.ts'
import type { WrittenSheet } from '#questionnaire/writeSheet.ts'

/**
 * The sheets that come along with an enquiry, as they are sent; null if their texts could not be loaded.
 * @param writings another number writes them again
 */
export function useWrittenSheets(kept: Sheets, writings: number) {
  const i18n = useI18n()
  const [state, setState] = useState<{ written: WrittenSheet[] | null; failures: number }>({
    written: [],
    failures: 0,
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    attachSheets(i18n, kept).then(
      (written) => isCurrent && setState(({ failures }) => ({ written, failures })),
      () => isCurrent && setState(({ failures }) => ({ written: null, failures: failures + 1 })),
    )
    return () => {
      isCurrent = false
    }
  }, [i18n, kept, tries, writings])
  return { ...state, tryAgain: () => setTries(tries + 1) }
}
