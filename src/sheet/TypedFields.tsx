import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { isFigure } from '#numbers/readNumber.ts'
import { answer, useAnswer } from './answers.ts'
import type { FieldProps } from './FieldProps.ts'

/** A number: with or without its unit. What is no number is sent as typed, and said to be none. */
export function NumberField(props: FieldProps) {
  const { t } = useTexts('sheet')
  const value = useTyped(props)
  const isWrong = value.trim() !== '' && !isFigure(value, props.question.number)
  return (
    <TypedField
      {...props}
      input={{ inputMode: 'decimal', dir: isWrong ? 'auto' : 'ltr' }}
      unit={props.question.number}
      error={isWrong ? t('noNumber') : undefined}
    />
  )
}

export function ShortTextField(props: FieldProps) {
  // An empty field with `auto` would be left-to-right on an Arabic page.
  const dir = useTyped(props) ? 'auto' : undefined
  return <TypedField {...props} input={{ dir, placeholder: props.question.text }} />
}

function useTyped({ page, id }: FieldProps): string {
  const given = useAnswer(page, id)
  return typeof given === 'string' ? given : ''
}

interface TypedFieldProps extends FieldProps {
  input: OutlinedInputProps['inputProps']
  unit?: string | undefined
  error?: string | undefined
}

function TypedField({ page, id, question, input, unit, error }: TypedFieldProps) {
  const value = useTyped({ page, id, question })
  const fieldId = useId()
  const [hintId, unitId, errorId] = [`${fieldId}-hint`, `${fieldId}-unit`, `${fieldId}-error`]
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={fieldId}>{question.label}</FormLabel>
      <FormHelperText id={hintId} error={false}>
        {question.hint}
      </FormHelperText>
      <OutlinedInput
        id={fieldId}
        name={id}
        value={value}
        onChange={(event) => answer(page, id, event.target.value)}
        size="small"
        inputProps={{ 'aria-describedby': `${unitId} ${hintId} ${errorId}`, autoComplete: 'off', ...input }}
        endAdornment={
          unit && (
            <InputAdornment id={unitId} position="end">
              <bdi>{unit}</bdi>
            </InputAdornment>
          )
        }
      />
      {error && (
        <FormHelperText id={errorId} aria-live="polite">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
