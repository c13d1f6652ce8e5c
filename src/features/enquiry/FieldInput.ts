import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput, { outlinedInputClasses as classes } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'

/** An outlined input. Left-to-right values are aligned with the start of the page. */
export const FieldInput = styled(OutlinedInput)(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  [`& .${classes.notchedOutline}`]: { borderColor: theme.vars.palette.text.secondary },
  [`&.${classes.focused} .${classes.notchedOutline}`]: {
    borderWidth: 3,
    borderColor: theme.vars.palette.surface.focus,
  },
  [`& .${classes.input}:focus-visible`]: { outline: 'none' },
  [`[dir="rtl"] & .${classes.input}[dir="ltr"]`]: { textAlign: 'end' },
  [`& textarea.${classes.input}`]: { resize: 'block' },
}))

/** Its line is reserved: a message that pushed the button down would make a click miss it. */
export const Help = styled(FormHelperText)({ minBlockSize: '1lh' })
