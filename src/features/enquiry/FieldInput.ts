import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput, { outlinedInputClasses as classes } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'

/** An outlined input whose frame shows the focus, and whose left-to-right values begin where the page does. */
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

/** Has its line from the start: a message that pushed the button down would take the click from it. */
export const Help = styled(FormHelperText)({ minBlockSize: '1lh' })
