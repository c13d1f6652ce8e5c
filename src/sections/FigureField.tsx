import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useId, type Ref } from 'react'

interface FigureFieldProps {
  label: string
  /** The words of the unit, beside the field. */
  unit: string
  text: string
  onType: (typed: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** The field of an input of a calculation. What the input does not take, the result waits for. */
export function FigureField({ label, unit, text, onType, inputRef }: FigureFieldProps) {
  const unitId = useId()
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      onChange={(event) => onType(event.target.value)}
      {...(inputRef && { inputRef })}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          dir: /\p{L}/u.test(text) ? 'auto' : 'ltr',
          ...(unit && { 'aria-describedby': unitId }),
        },
        input: {
          endAdornment: unit && (
            <InputAdornment id={unitId} position="end">
              <bdi>{unit}</bdi>
            </InputAdornment>
          ),
        },
      }}
      // Fields stand on one line, also beside a longer label.
      sx={{ justifyContent: 'end' }}
    />
  )
}
