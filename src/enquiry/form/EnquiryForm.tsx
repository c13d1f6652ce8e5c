import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { useHydrationMark } from '#scheduling/useHydrationMark.ts'
import { AfterSending } from './AfterSending.tsx'
import { EnquiryFields } from './EnquiryFields.tsx'
import type { Outcome } from './sendEnquiry.ts'
import { SentNotice } from './SentNotice.tsx'
import { useLeaveTopic } from './useLeaveTopic.ts'

/** Its code comes while the enquiry is sent. */
const loadPanel = () => import('./SentPanel.tsx')
const SentPanel = lazyAgain(loadPanel)

/** If the fetch fails, rendering the panel says so. */
function preparePanel() {
  loadPanel().catch(() => undefined)
}

/** The form, below its heading. Once the enquiry is sent, a panel takes the place of both. */
export default function EnquiryForm({ children }: { children?: ReactNode }) {
  useHydrationMark('form')
  const [sent, setSent] = useState<{ outcome: Outcome; enquiry: Enquiry } | null>(null)
  const [hasSent, setHasSent] = useState(false)
  const showSent = (outcome: Outcome, enquiry: Enquiry) => {
    setSent({ outcome, enquiry })
    setHasSent(true)
  }
  // An effect knows the address of now: the language may have been switched since the button was pressed.
  const leaveTopic = useEffectEvent(useLeaveTopic())
  useEffect(() => {
    if (sent) leaveTopic()
  }, [sent])
  const begin = () => setSent(null)
  if (sent) {
    return (
      <ErrorBoundary fallback={<SentNotice outcome={sent.outcome} onDismiss={begin} />}>
        <Suspense>
          <SentPanel {...sent} onAnother={begin} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return (
    <>
      {children}
      <EnquiryFields onSend={preparePanel} onSent={showSent} isAnother={hasSent} />
      <AfterSending />
    </>
  )
}
