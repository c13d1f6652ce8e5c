import { useEffect, useEffectEvent, useState } from 'react'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { joinMessage } from '#enquiry/enquirySchema.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { useSheets } from './answers.ts'
import { attachSheets } from './attachSheets.ts'
import { textOf } from './keptSheets.ts'
import { SheetCards } from './SheetCards.tsx'
import type { WrittenSheet } from './writeSheet.ts'

interface AttachedSheetsProps {
  /** The typed message; the sheets count with it. */
  message: string
  /** Receives the sheets as they are sent, whenever they change. */
  onWrite: (sheets: readonly WrittenSheet[]) => void
}

/** The sheets that this tab keeps, as cards in the form. */
export default function AttachedSheets({ message, onWrite }: AttachedSheetsProps) {
  const written = useWrittenSheets()
  const sheets = written === 'failed' ? [] : written
  const report = useEffectEvent(() => onWrite(sheets))
  useEffect(() => report(), [written])
  // Once there was a sheet, its place stays: a sheet that was removed can be put back.
  const [hadSheets, setHadSheets] = useState(false)
  if (sheets.length > 0 && !hadSheets) setHadSheets(true)
  if (written === 'failed') return <RichParagraph textKey="errors:part" />
  if (!hadSheets) return null
  const { length } = joinMessage(message, textOf(sheets))
  return <SheetCards sheets={sheets} length={length} max={enquiryFields.message.maxLength} />
}

/** The sheets that come along with an enquiry, as they are sent. `failed`: their texts could not be loaded. */
function useWrittenSheets() {
  const i18n = useI18n()
  const kept = useSheets()
  const [written, setWritten] = useState<WrittenSheet[] | 'failed'>([])
  useEffect(() => {
    let isCurrent = true
    attachSheets(i18n, kept).then(
      (now) => isCurrent && setWritten(now),
      () => isCurrent && setWritten('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [i18n, kept])
  return written
}
