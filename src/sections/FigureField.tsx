import InputAdornment from '@mui/material/InputAdornment'
import { inputLabelClasses } from '@mui/material/InputLabel'
import TextField from '@mui/material/TextField'
import { useId, type Ref } from 'react'
import { useTyping } from '#questionnaire/useTyping.ts'

interface FigureFieldProps {
  label: string
  /** The words of the unit, beside the field. */
  unit: string
  /** Whose figure it is. */
  whose: string
  /** What is wanted, if the input does not take what is typed. */
  wanted: string
  isTaken: (typed: string) => boolean
  text: string
  onType: (typed: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** The field of an input of a calculation. What the input does not take, the result waits for, and the field says why. */
export function FigureField({
  label,
  unit,
  whose,
  wanted,
  isTaken,
  text,
  onType,
  inputRef,
}: FigureFieldProps) {
  const id = useId()
  const [unitId, helperId] = [`${id}-unit`, `${id}-helper-text`]
  const { judged, begin, end } = useTyping(text)
  const isWrong = !isTaken(judged)
  return (
    <TextField
      id={id}
      size="small"
      label={label}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={end}
      error={isWrong}
      helperText={
        <>
          {/* An element for each text: a translator's would stay. */}
          {!isWrong && <span key={whose}>{whose}</span>}
          {/* It is there before its words: only a live region that stands is announced. */}
          <span aria-live="polite">{isWrong && <span>{wanted}</span>}</span>
        </>
      }
      {...(inputRef && { inputRef })}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          onInput: begin,
          dir: /\p{L}/u.test(text) ? 'auto' : 'ltr',
          'aria-describedby': unit ? `${unitId} ${helperId}` : helperId,
        },
        input: {
          endAdornment: unit && (
            <InputAdornment id={unitId} position="end">
              <bdi>{unit}</bdi>
            </InputAdornment>
          ),
        },
      }}
      // Fields stand on one line, also beside a longer label or helper.
      sx={{
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        marginBlockEnd: 2.5,
        [`& .${inputLabelClasses.root}`]: { alignSelf: 'end' },
      }}
    />
  )
}
