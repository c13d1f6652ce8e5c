import Box from '@mui/material/Box'
import { useState } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { joinMessage } from '#enquiry/enquirySchema.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { setLeftOut, pagesInEnquiry, useAnswers } from '#questionnaire/answers.ts'
import { textOf } from '#questionnaire/keptAnswers.ts'
import { AnswerCards } from './AnswerCards.tsx'
import { AnswersNotLoaded } from './AnswersNotLoaded.tsx'
import { PutBack } from './PutBack.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import type { AttachedAnswers as Attached } from './useAttachedAnswers.ts'

/** Takes the focus of a button that goes when it is pressed. */
const place = { '&:empty': { display: 'none' }, '&:focus': { outline: 'none' } } as const

interface AttachedAnswersProps {
  /** The typed message; the answers count with it. */
  message: string
  attached: Attached
}

/** The answers that this tab keeps, as cards in the form. */
export default function AttachedAnswers({ message, attached }: AttachedAnswersProps) {
  const { t } = useTexts('enquiry')
  const kept = useAnswers()
  const { written, failures, writeAgain } = attached
  const answers = written ?? []
  // Once there were answers, their place stays: what was removed can be put back.
  const [hadAnswers, setHadAnswers] = useState(false)
  if (answers.length > 0 && !hadAnswers) setHadAnswers(true)
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
    void writeAgain()
  }

  const cards = () => {
    if (unseen.length > 0) {
      const putBack = () => leaveUnseen(unseen, false)
      return <PutBack text={t('sheets.leftOut')} action={t('sheets.putBack')} onPutBack={putBack} />
    }
    if (!written) {
      const leaveAll = () => leaveUnseen(pagesInEnquiry(kept), true)
      return <AnswersNotLoaded failures={failures} onTryAgain={retry} onLeaveOut={leaveAll} />
    }
    const { length } = joinMessage(message, textOf(answers))
    return (
      hadAnswers && <AnswerCards answers={answers} length={length} max={enquiryFields.message.maxLength} />
    )
  }
  return (
    <Box ref={placeRef} tabIndex={-1} sx={place}>
      {cards()}
    </Box>
  )
}
