import { useFormikContext } from 'formik'
import { useEffect, type Ref } from 'react'
import { ReCAPTCHA, type ReCAPTCHAProps } from 'react-google-recaptcha'
import type { Enquiry } from '#enquiry/enquirySchema.ts'

interface CaptchaWidgetProps extends Pick<ReCAPTCHAProps, 'theme' | 'size' | 'grecaptcha'> {
  ref: Ref<ReCAPTCHA>
  onReach: (reachable: boolean) => void
}

/** The provider's widget. Its look is fixed when it is created; to change it, give the component another `key`. */
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
