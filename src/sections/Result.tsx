import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useRested } from '#hooks/useRested.ts'

/** In ms: at each key, a screen reader would speak. */
const rest = 1000

interface ResultProps {
  /** The sentence that the calculation leads to. */
  result: string
  /** The labels of the inputs that it waits for. */
  waitsFor: readonly string[]
  /** Whether the visitor has changed a figure: before that, nothing is told. */
  isChanged: boolean
}

/** What the calculation leads to, or what it waits for. Screen readers are told once nobody types any more. */
export function Result({ result, waitsFor, isChanged }: ResultProps) {
  const { t } = useTexts('figures')
  const { formatLocale } = useLanguage()
  const fields = new Intl.ListFormat(formatLocale, { type: 'conjunction' }).format(waitsFor)
  const sentence = waitsFor.length > 0 ? t('waits', { fields }) : result
  const rested = useRested(isChanged ? sentence : '', rest)
  return (
    <>
      <Typography variant="lead" component="p">
        <strong key={sentence}>{sentence}</strong>
      </Typography>
      <VisuallyHidden role="status">{rested}</VisuallyHidden>
    </>
  )
}
