import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { NextSteps } from './NextSteps.tsx'
import { OutcomeAlert } from './OutcomeAlert.tsx'
import { Reference } from './Reference.tsx'
import type { Outcome } from './sendEnquiry.ts'

interface SentPanelProps {
  outcome: Outcome
  onAnother: () => void
}

/** In place of the form: the enquiry has arrived, its reference, and what happens next. Its alert can be dismissed. */
export default function SentPanel({ outcome, onAnother }: SentPanelProps) {
  const { t } = useTexts('enquiry')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  const focusHeading = () => headingRef.current?.focus()
  useEffect(focusHeading, [])
  const dismiss = () => {
    setIsDismissed(true)
    focusHeading()
  }
  return (
    <Stack component="section" aria-labelledby={headingId} spacing={3}>
      {!isDismissed && <OutcomeAlert outcome={outcome} onDismiss={dismiss} />}
      <Card variant="filled">
        <CardContent>
          <Stack spacing={3}>
            <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1}>
              {t('sent.heading')}
            </Typography>
            {outcome.reference && <Reference reference={outcome.reference} />}
            <NextSteps />
            <RichParagraph textKey="enquiry:sent.support" />
            <OwnerSentence fact="supportLine" />
            <Button
              variant="outlined"
              // The second click of a double click on the form's button may come to lie here.
              onClick={(event) => event.detail < 2 && onAnother()}
              sx={{ alignSelf: 'start' }}
            >
              {t('sent.another')}
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  )
}
