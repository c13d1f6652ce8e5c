import { useFormikContext } from 'formik'
import { useEffect, type Ref } from 'react'
import { ReCAPTCHA, type ReCAPTCHAProps } from 'react-google-recaptcha'
import type { Enquiry } from '#enquiry/enquirySchema.ts'

interface CaptchaWidgetProps extends Pick<ReCAPTCHAProps, 'theme' | 'size' | 'grecaptcha'> {
  ref: Ref<ReCAPTCHA>
  onReach: (isReachable: boolean) => void
}

/** The provider's widget. Its look cannot change after it is created: for another look, give it another `key`. */
export function CaptchaWidget({ onReach, ...widget }: CaptchaWidgetProps) {
  const { setFieldValue } = useFormikContext<Enquiry>()
  const solve = (solution: string | null) => {
    void setFieldValue('recaptcha', solution ?? '')
    if (solution) onReach(true)
  }
  // A solution belongs to its widget. The field is not validated here: the next submit says what is missing.
  useEffect(() => () => void setFieldValue('recaptcha', '', false), [setFieldValue])
  const { RECAPTCHA_SITE_KEY: key } = import.meta.env
  return <ReCAPTCHA {...widget} sitekey={key} onChange={solve} onErrored={() => onReach(false)} />
}
