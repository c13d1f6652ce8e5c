import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { AskedFigure, ShortText } from '#content/questions.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { isFigure, readNumber } from '#numbers/readNumber.ts'
import { answer, useAnswer } from './answers.ts'
import type { FieldProps } from './FieldProps.ts'
import { Hint } from './Hint.tsx'
import { useTyping } from './useTyping.ts'

/** A figure, with or without its unit. What is no number is sent as typed, and said to be none. */
export function FigureField(props: FieldProps<AskedFigure>) {
  const { t } = useTexts('sheet')
  const i18n = useI18n()
  const { unit: asked } = props.question
  const unit = unitSymbol(i18n, asked)
  const value = useTyped(props)
  const { judged, begin, end } = useTyping(value)
  const isWrong = judged.trim() !== '' && !isFigure(judged, unit)
  return (
    <TypedField
      {...props}
      input={{
        inputMode: 'decimal',
        dir: /\p{L}/u.test(value) ? 'auto' : 'ltr',
        onInput: begin,
        onBlur: end,
      }}
      unit={unitSymbol(i18n, asked, readNumber(value, unit))}
      error={isWrong ? t('noNumber') : ''}
    />
  )
}

export function ShortTextField(props: FieldProps<ShortText>) {
  // An empty field with `auto` would be left-to-right on an Arabic page.
  const dir = useTyped(props) ? 'auto' : undefined
  return <TypedField {...props} input={{ dir, placeholder: props.texts.example }} />
}

function useTyped({ page, id }: Pick<FieldProps, 'page' | 'id'>): string {
  const given = useAnswer(page, id)
  return typeof given === 'string' ? given : ''
}

interface TypedFieldProps extends FieldProps {
  input: OutlinedInputProps['inputProps']
  unit?: string | undefined
  /** Why the answer is wrong, empty while it is not. None: no answer is wrong. */
  error?: string
}

function TypedField({ page, id, question, texts, input, unit, error }: TypedFieldProps) {
  const value = useTyped({ page, id })
  const fieldId = useId()
  const [unitId, hintId, errorId] = [`${fieldId}-unit`, `${fieldId}-hint`, `${fieldId}-error`]
  const describedBy = [unit && unitId, hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={fieldId}>{texts.label}</FormLabel>
      <Hint id={hintId} question={question} texts={texts} />
      <OutlinedInput
        id={fieldId}
        name={id}
        value={value}
        onChange={(event) => answer(page, id, event.target.value)}
        size="small"
        inputProps={{ 'aria-describedby': describedBy, autoComplete: 'off', ...input }}
        endAdornment={
          unit && (
            <InputAdornment id={unitId} position="end">
              <bdi>{unit}</bdi>
            </InputAdornment>
          )
        }
      />
      {/* It is there before its words: only a live region that stands is announced. */}
      {error !== undefined && (
        <FormHelperText id={errorId} aria-live="polite" sx={{ '&:empty': { margin: 0 } }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
