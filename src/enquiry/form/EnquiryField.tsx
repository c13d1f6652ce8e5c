import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useField, useFormikContext } from 'formik'
import { useId, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import {
  enquiryFields,
  enquiryMessages,
  type Control,
  type EnquiryFieldName,
} from '#enquiry/enquiryFields.ts'
import { normalizeField } from '#enquiry/enquirySchema.ts'

const controls: Record<Control, Pick<OutlinedInputProps, 'inputComponent' | 'inputProps' | 'multiline'>> = {
  input: {},
  textarea: { multiline: true, inputComponent: 'textarea', inputProps: { rows: 6, type: undefined } },
}

/** A field, made of TextField's parts: TextField itself would also load Select and Menu, 16 KB of script. */
export function EnquiryField({ name }: { name: EnquiryFieldName }) {
  const { t } = useTexts('enquiry')
  const { formatLocale } = useLanguage()
  const { control, maxLength, input = {}, ...row } = enquiryFields[name]
  const { inputProps, ...kind } = controls[control]
  const required = row.required !== undefined
  const [{ onBlur }, { value, touched, error }] = useField<string>(name)
  const inputRef = useShownText(value)
  const { isSubmitting } = useFormikContext()
  const id = useId()
  const helpId = `${id}-help`
  const message = touched ? enquiryMessages.find((key) => key === error) : undefined
  const figure = (count: number) => count.toLocaleString(formatLocale)
  const label = t(`fields.${name}`)
  // An empty field with `auto` would be left-to-right on an Arabic page.
  const { dir = value ? 'auto' : undefined, type = 'text', autoComplete, inputMode } = input
  return (
    <FormControl fullWidth required={required} error={message !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...kind}
        {...(message && { 'aria-describedby': helpId })}
        {...(autoComplete && { autoComplete })}
        id={id}
        name={name}
        type={type}
        inputRef={inputRef}
        onBlur={onBlur}
        label={label}
        // Read-only while the enquiry is sent: the form is emptied afterwards, and would lose words typed meanwhile.
        readOnly={isSubmitting}
        inputProps={{ dir, inputMode, 'data-draft': '', ...inputProps }}
      />
      {/* Live: after Enter in a wrong field the focus stays there, and only a live region is announced. */}
      <FormHelperText id={helpId} aria-live="polite">
        {message &&
          t(`validation.${message}`, {
            length: figure(normalizeField(name, value).length),
            max: figure(maxLength),
          })}
      </FormHelperText>
    </FormControl>
  )
}

/** Writes a text into an uncontrolled field. With `value`, a render would empty what was filled in without an event. */
function useShownText(text: string) {
  const inputRef = useRef<HTMLInputElement>(null)
  const written = useRef(text)
  useLayoutEffect(() => {
    if (written.current === text) return
    written.current = text
    // Writing the same value would move the caret.
    if (inputRef.current && inputRef.current.value !== text) inputRef.current.value = text
  }, [text])
  return inputRef
}
