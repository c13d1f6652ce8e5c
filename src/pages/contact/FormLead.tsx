import Box from '@mui/material/Box'
import { RichText } from '#components/content/RichParagraph.tsx'
import { useTopicKind } from '#enquiry/form/useTopicKind.ts'
import { useHydrated } from '#hooks/useHydrated.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** A page's action leads to `#enquiry`: the lines of its words are kept there, and empty until the topic is known. */
const place = {
  display: 'block',
  '#enquiry:target &': { minBlockSize: { xs: '3lh', sm: '2lh' } },
  'html[data-script] #enquiry:target &[data-waiting]': { visibility: 'hidden' },
} as const

/** What the form asks for, in the words of what the visitor came for. */
export function FormLead() {
  const { t } = useTexts('pages/contact')
  const kind = useTopicKind()
  const isWaiting = !useHydrated()
  return (
    <Box component="span" sx={place} data-waiting={isWaiting ? '' : undefined}>
      {kind === undefined || kind === 'system' || kind === 'general' ? (
        t('form.lead')
      ) : (
        <RichText textKey={`enquiry:leads.${kind}`} />
      )}
    </Box>
  )
}
