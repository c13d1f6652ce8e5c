import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField, useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import {
  enquiryFields,
  enquiryMessages,
  type Control,
  type EnquiryFieldName,
} from '#enquiry/enquiryFields.ts'
import { normalizeField } from '#enquiry/enquirySchema.ts'

/** A plain text area: Material UI's own measures its text at each key and writes its height into the page. */
const textarea = { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } } as const

const controls: Record<Control, Pick<TextFieldProps, 'multiline' | 'rows'>> = {
  input: {},
  textarea: { multiline: true, rows: 6 },
}

export function EnquiryField({ name }: { name: EnquiryFieldName }) {
  const { t } = useTexts('enquiry')
  const { formatLocale } = useLanguage()
  const { control, maxLength, required, input = {} } = enquiryFields[name]
  const [{ onBlur }, { value, touched, error }] = useField<string>(name)
  const inputRef = useShownText(value)
  const { isSubmitting } = useFormikContext()
  const message = touched ? enquiryMessages.find((key) => key === error) : undefined
  const figure = (count: number) => count.toLocaleString(formatLocale)
  const { type, autoComplete, inputMode, dir } = input
  return (
    <TextField
      {...controls[control]}
      {...(autoComplete && { autoComplete })}
      {...(type && { type })}
      fullWidth
      name={name}
      label={t(`fields.${name}`)}
      required={required !== undefined}
      error={message !== undefined}
      // The space keeps the line of a message: one that pushed the button down would make a click miss it.
      helperText={
        message
          ? t(`validation.${message}`, {
              length: figure(normalizeField(name, value).length),
              max: figure(maxLength),
            })
          : ' '
      }
      inputRef={inputRef}
      onBlur={onBlur}
      slotProps={{
        // Read-only while the enquiry is sent: the form is emptied afterwards, and would lose words typed meanwhile.
        input: { readOnly: isSubmitting, ...(control === 'textarea' && textarea.input) },
        // An empty field with `auto` would be left-to-right on an Arabic page.
        htmlInput: {
          dir: dir ?? (value ? 'auto' : undefined),
          inputMode,
          'data-draft': '',
          ...(control === 'textarea' && textarea.htmlInput),
        },
        // Live: after Enter in a wrong field the focus stays there, and only a live region is announced.
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
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
