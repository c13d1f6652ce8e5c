import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, {
  outlinedInputClasses as classes,
  type OutlinedInputProps,
} from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useField, useFormikContext } from 'formik'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { enquiryFields, enquiryMessages, type Control, type TextField } from '#shared/enquiryFields.ts'

/** An outlined input. Left-to-right values are aligned with the start of the page. */
const FieldInput = styled(OutlinedInput)(({ theme }) => ({
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
const Help = styled(FormHelperText)({ minBlockSize: '1lh' })

/** Props that turn the input into each kind of control. */
const controls: Record<Control, Pick<OutlinedInputProps, 'inputComponent' | 'inputProps' | 'multiline'>> = {
  input: {},
  textarea: { multiline: true, inputComponent: 'textarea', inputProps: { rows: 6, type: undefined } },
}

/** A field of the enquiry with its label, and its error once the visitor has left it. */
export function EnquiryField({ name }: { name: TextField }) {
  const { t } = useTexts('enquiry')
  const { control, maxLength, input = {}, ...row } = enquiryFields[name]
  const { inputProps, ...kind } = controls[control]
  const required = row.required !== undefined
  const [field, { value, touched, error }] = useField<string>(name)
  const { isSubmitting } = useFormikContext()
  const id = useId()
  const helpId = `${id}-help`
  const message = touched ? enquiryMessages.find((key) => key === error) : undefined
  const label = t(`fields.${name}`)
  // An empty field with `auto` would be left-to-right on an Arabic page.
  const { dir = value ? 'auto' : undefined, type = 'text', autoComplete, inputMode } = input
  return (
    <FormControl fullWidth required={required} error={message !== undefined}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <FieldInput
        {...field}
        {...kind}
        {...(message && { 'aria-describedby': helpId })}
        {...(autoComplete && { autoComplete })}
        id={id}
        type={type}
        label={label}
        // Read-only while the enquiry is sent: what is typed meanwhile would be lost when the form is emptied.
        readOnly={isSubmitting}
        notched
        inputProps={{
          dir,
          inputMode,
          maxLength,
          ...inputProps,
        }}
      />
      {required && <Help id={helpId}>{message && t(`validation.${message}`)}</Help>}
    </FormControl>
  )
}
