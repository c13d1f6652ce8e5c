import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
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
  const id = useId()
  return (
    <FormControl sx={{ justifyContent: 'end' }}>
      <FormLabel htmlFor={id} sx={{ typography: 'body2', fontWeight: 600, marginBlockEnd: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={text}
        onChange={(event) => onType(event.target.value)}
        {...(inputRef && { inputRef })}
        inputProps={{
          inputMode: 'decimal',
          autoComplete: 'off',
          dir: /\p{L}/u.test(text) ? 'auto' : 'ltr',
          ...(unit && { 'aria-describedby': `${id}-unit` }),
        }}
        endAdornment={
          unit && (
            <InputAdornment id={`${id}-unit`} position="end">
              <bdi>{unit}</bdi>
            </InputAdornment>
          )
        }
      />
    </FormControl>
  )
}
