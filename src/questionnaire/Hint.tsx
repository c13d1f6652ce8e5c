import FormHelperText from '@mui/material/FormHelperText'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { writeIsolated } from '#i18n/writeAmount.ts'
import { timeOf } from './effort.ts'
import type { FieldProps } from './FieldProps.ts'

interface HintProps extends Pick<FieldProps, 'question' | 'texts'> {
  id: string
}

/** Why a question is asked, who knows the answer, and how long that takes. */
export function Hint({ id, question, texts: { hint } }: HintProps) {
  const { t } = useTexts('sheet')
  const i18n = useI18n()
  const { hours } = question
  const who = t(`people.${question.who}`)
  const known =
    hours === undefined
      ? t('knownBy', { who })
      : t('knownByAfter', { who, time: writeIsolated(i18n, timeOf(hours)), ...noBidiIsolation })
  return (
    <FormHelperText id={id} component="div" error={false}>
      <div>{hint}</div>
      <div>{known}</div>
    </FormHelperText>
  )
}
