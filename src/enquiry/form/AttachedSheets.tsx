import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { joinMessage } from '#enquiry/enquirySchema.ts'
import { setLeftOut, pagesInEnquiry, useSheets } from '#questionnaire/answers.ts'
import { textOf } from '#questionnaire/keptSheets.ts'
import { SheetCards } from './SheetCards.tsx'
import { SheetsLeftOut, SheetsNotLoaded } from './SheetsNotLoaded.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { useWrittenSheets } from './useWrittenSheets.ts'
import type { WrittenSheet } from '#questionnaire/writeSheet.ts'

/** Takes the focus of a button that goes when it is pressed. */
const place = { '&:empty': { display: 'none' }, '&:focus': { outline: 'none' } } as const

interface AttachedSheetsProps {
  /** The typed message; the sheets count with it. */
  message: string
  /** How often the form itself has written the sheets: what had failed here may then succeed. */
  writings: number
  /** Receives the sheets as they are sent, whenever they change. */
  onWrite: (sheets: readonly WrittenSheet[]) => void
}

/** The sheets that this tab keeps, as cards in the form. */
export default function AttachedSheets({ message, writings, onWrite }: AttachedSheetsProps) {
  const kept = useSheets()
  const { written, failures, tryAgain } = useWrittenSheets(kept, writings)
  const sheets = written ?? []
  const report = useEffectEvent(() => onWrite(sheets))
  useEffect(() => report(), [written])
  // Once there was a sheet, its place stays: a sheet that was removed can be put back.
  const [hadSheets, setHadSheets] = useState(false)
  if (sheets.length > 0 && !hadSheets) setHadSheets(true)
  /** Left out though no card has shown them, as they could not be loaded. */
  const [unseen, setUnseen] = useState<readonly CanonicalPageId[]>([])
  const { placeRef, keepFocus } = useKeptFocus()
  const leaveUnseen = (pages: readonly CanonicalPageId[], isLeftOut: boolean) => {
    keepFocus()
    for (const page of pages) setLeftOut(page, isLeftOut)
    setUnseen(isLeftOut ? pages : [])
  }
  const retry = () => {
    keepFocus()
    tryAgain()
  }

  const cards = () => {
    if (unseen.length > 0) return <SheetsLeftOut onPutBack={() => leaveUnseen(unseen, false)} />
    if (!written) {
      const leaveAll = () => leaveUnseen(pagesInEnquiry(kept), true)
      return <SheetsNotLoaded failures={failures} onTryAgain={retry} onLeaveOut={leaveAll} />
    }
    const { length } = joinMessage(message, textOf(sheets))
    return hadSheets && <SheetCards sheets={sheets} length={length} max={enquiryFields.message.maxLength} />
  }
  return (
    <Box ref={placeRef} tabIndex={-1} sx={place}>
      {cards()}
    </Box>
  )
}
