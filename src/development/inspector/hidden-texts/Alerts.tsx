import { MaterialUi } from '#components/ui/MaterialUi.tsx'
import { OutcomeAlert } from '#features/enquiry/OutcomeAlert.tsx'
import { sampleReference } from './sampleReference.ts'

const ignore = () => undefined

/** What the form says of an enquiry that was sent, and of one that was not. */
export function Alerts() {
  return (
    <MaterialUi>
      <OutcomeAlert outcome={{ success: true, reference: sampleReference }} onDismiss={ignore} />
      <OutcomeAlert outcome={{ success: false }} onDismiss={ignore} />
    </MaterialUi>
  )
}
