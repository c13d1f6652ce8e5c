import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { ClosedArch } from './ClosedArch.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Reference } from './Reference.tsx'
import { SentTexts } from './SentTexts.tsx'
import type { Outcome } from './sendEnquiry.ts'

/** Thanks and reference, and the arch: on phones above them. */
const opening = {
  display: 'grid',
  alignItems: 'center',
  gap: 3,
  gridTemplateColumns: { sm: '1fr 240px' },
  '& > :last-child': { order: { xs: -1, sm: 0 }, inlineSize: { xs: 200, sm: 'auto' } },
} as const

interface SentPanelProps {
  outcome: Outcome
  enquiry: Enquiry
  onAnother: () => void
}

/** In place of the form: thanks, the enquiry's reference, what happens next, and what was sent. */
export default function SentPanel({ outcome, enquiry, onAnother }: SentPanelProps) {
  const { t } = useTexts('enquiry')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const panelRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    // The focus alone would leave the panel in the middle of the window, below what is left of the banner.
    panelRef.current?.scrollIntoView()
  }, [])
  return (
    <Card ref={panelRef} component="section" variant="filled" aria-labelledby={headingId} data-sent="">
      <CardContent>
        <Stack spacing={3}>
          <Box sx={opening}>
            <Stack spacing={2}>
              <div role="alert">
                <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1}>
                  {t('alert.success')}
                </Typography>
              </div>
              {outcome.reference && <Reference reference={outcome.reference} />}
            </Stack>
            <ClosedArch />
          </Box>
          <Typography variant="h3">{t('sent.heading')}</Typography>
          <NextSteps />
          <RichParagraph textKey="enquiry:sent.support" />
          <OwnerSentence fact="supportLine" />
          <SentTexts enquiry={enquiry} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="tonal" onClick={() => window.print()}>
              {t('sent.print')}
            </Button>
            {/* The second click of a double click on the form's button may come to lie here. */}
            <Button variant="outlined" onClick={(event) => event.detail < 2 && onAnother()}>
              {t('sent.another')}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  )
}
