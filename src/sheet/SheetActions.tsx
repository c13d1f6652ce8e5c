import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ContactButton } from '#components/content/ContactButton.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { forgetSheets, leaveOut, putBack, useIsKept, useSheets, type Answers } from './answers.ts'
import { copyText } from './copyText.ts'
import { SheetPaper } from './SheetPaper.tsx'
import type { SheetTexts } from './texts.ts'
import { writeAllLines, writeText } from './writeSheet.ts'

/** What a visitor can do with a sheet: take it to the enquiry, print it, copy it, or empty it. */
export function SheetActions({ page, texts }: { page: CanonicalPageId; texts: SheetTexts }) {
  const { t } = useTexts('sheet')
  const { code, direction } = useLanguage()
  const answers = useSheets()[page]?.answers
  const isKept = useIsKept()
  const [isPrinting, setIsPrinting] = useState(false)
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  /** What was there before a press of "Empty", which may be a slip. */
  const [emptied, setEmptied] = useState<Answers | null>(null)
  const empty = (before: Answers) => {
    setEmptied(before)
    forgetSheets([page])
  }
  const copy = () => {
    const lines = writeAllLines(texts, answers ?? {}, code)
    copyText(writeText(texts.title, lines), direction).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    )
  }
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {isKept && (
          <ContactButton about={page} onClick={() => leaveOut(page, false)}>
            {t('toEnquiry')}
          </ContactButton>
        )}
        <Button variant="outlined" onClick={() => setIsPrinting(true)}>
          {t('print')}
        </Button>
        <Button variant="outlined" onClick={copy}>
          {t('copy')}
        </Button>
        {answers ? (
          <Button variant="text" onClick={() => empty(answers)}>
            {t('empty')}
          </Button>
        ) : (
          emptied && (
            <Button variant="text" onClick={() => putBack(page, emptied)}>
              {t('putBack')}
            </Button>
          )
        )}
      </Stack>
      <Typography role="status">
        {copied === 'copied' && t('copied')}
        {copied === 'notCopied' && t('notCopied')}
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {isKept ? t('kept') : t('notKept')}
      </Typography>
      {isPrinting && (
        <SheetPaper texts={texts} answers={answers ?? {}} onPrinted={() => setIsPrinting(false)} />
      )}
    </Stack>
  )
}
