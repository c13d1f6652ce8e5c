import { useFormikContext } from 'formik'
import { useEffect, type Ref } from 'react'
import { ReCAPTCHA, type ReCAPTCHAProps } from 'react-google-recaptcha'
import type { Enquiry } from '#shared/enquirySchema.ts'
import { captchaKey } from './captchaKey.ts'

interface CaptchaWidgetProps extends Pick<ReCAPTCHAProps, 'theme' | 'size' | 'grecaptcha'> {
  ref: Ref<ReCAPTCHA>
  /** Told whether the provider can be reached, when that shows. */
  onReach: (reachable: boolean) => void
}

/** The provider's widget. Its looks are fixed when it is made: for others it needs another `key`. */
export function CaptchaWidget({ onReach, ...widget }: CaptchaWidgetProps) {
  const { setFieldValue } = useFormikContext<Enquiry>()
  const solve = (solution: string | null) => {
    void setFieldValue('recaptcha', solution ?? '')
    if (solution) onReach(true)
  }
  // A solution belongs to its widget. The field is not validated here: the next submit says what is missing.
  useEffect(() => () => void setFieldValue('recaptcha', '', false), [setFieldValue])
  return <ReCAPTCHA {...widget} sitekey={captchaKey()} onChange={solve} onErrored={() => onReach(false)} />
}
