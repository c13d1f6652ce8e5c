import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useId, type Ref } from 'react'

interface FigureFieldProps {
  label: string
  /** The words of the unit, beside the field. */
  unit: string
  /** Whether it takes a whole row on phones. */
  isWide: boolean
  /** Whose figure it is. */
  whose: string
  text: string
  onType: (typed: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** The field of an input of a calculation. What the input does not take, the result waits for. */
export function FigureField({ label, unit, isWide, whose, text, onType, inputRef }: FigureFieldProps) {
  const id = useId()
  const [unitId, whoseId] = [`${id}-unit`, `${id}-helper-text`]
  return (
    <TextField
      id={id}
      size="small"
      label={label}
      value={text}
      onChange={(event) => onType(event.target.value)}
      // An element for each text: a translator's would stay.
      helperText={<span key={whose}>{whose}</span>}
      {...(inputRef && { inputRef })}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          dir: /\p{L}/u.test(text) ? 'auto' : 'ltr',
          'aria-describedby': unit ? `${unitId} ${whoseId}` : whoseId,
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
      sx={{
        justifyContent: 'end',
        gridColumn: { xs: isWide ? '1 / -1' : 'auto', sm: 'auto' },
      }}
    />
  )
}
