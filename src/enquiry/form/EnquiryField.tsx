import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField, useFormikContext } from 'formik'
import { useId, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import {
  enquiryFields,
  enquiryMessages,
  type Control,
  type EnquiryFieldName,
} from '#enquiry/enquiryFields.ts'
import { joinMessage, normalizeField } from '#enquiry/enquirySchema.ts'

/**
 * A plain text area: Material UI's own measures its text at each key and writes its height into the page. Of one that has
 * the focus, a browser brings only the first line into view.
 */
const textarea = {
  input: { inputComponent: 'textarea' },
  htmlInput: {
    type: undefined,
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: 'nearest' }),
  },
} as const

const controls: Record<Control, Pick<TextFieldProps, 'multiline' | 'rows'>> = {
  input: {},
  textarea: { multiline: true, rows: 6 },
}

interface EnquiryFieldProps {
  name: EnquiryFieldName
  /** The text that is sent below this one, and counts with it. */
  answers?: string
  /** The id of an element that describes the field. */
  describedBy?: string
  /** Whether the form does not ask for it: it then has no text. Its place stays, so that a draft comes back to it. */
  isHidden?: boolean
}

export function EnquiryField({ name, answers = '', describedBy, isHidden = false }: EnquiryFieldProps) {
  const { t } = useTexts('enquiry')
  const { formatLocale } = useLanguage()
  const { control, maxLength, required, input = {} } = enquiryFields[name]
  const [, { value, touched, error }] = useField<string>(name)
  const id = useId()
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
      disabled={isHidden}
      {...(isHidden && { sx: { display: 'none' } })}
      id={id}
      name={name}
      label={t(`fields.${name}`)}
      required={required !== undefined}
      error={message !== undefined}
      // Without a message the element is empty, but there: only a live region that stands is announced.
      helperText={
        message ? (
          t(`validation.${message}`, {
            length: figure((answers ? joinMessage(value, answers) : normalizeField(name, value)).length),
            max: figure(maxLength),
          })
        ) : (
          <></>
        )
      }
      inputRef={inputRef}
      slotProps={{
        // Read-only while the enquiry is sent: the form is emptied afterwards, and would lose words typed meanwhile.
        input: { readOnly: isSubmitting, ...(control === 'textarea' && textarea.input) },
        // An empty field with `auto` would be left-to-right on an Arabic page.
        htmlInput: {
          dir: dir ?? (value ? 'auto' : undefined),
          inputMode,
          'data-draft': '',
          ...(describedBy && { 'aria-describedby': `${id}-helper-text ${describedBy}` }),
          ...(control === 'textarea' && textarea.htmlInput),
        },
        // Live: after Enter in a wrong field the focus stays there, and only a live region is announced.
        formHelperText: { 'aria-live': 'polite', sx: { '&:empty': { margin: 0 } } },
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
