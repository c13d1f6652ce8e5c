import { useEffect, useState, type Ref } from 'react'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { RichParagraph } from '#components/content/article/RichParagraph.tsx'
import { useMediaQuery } from '#hooks/useMediaQuery.ts'
import { useColorScheme } from '#theme/colorScheme.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { CaptchaErrorBoundary } from './CaptchaErrorBoundary.tsx'
import type { CaptchaWidget } from './CaptchaWidget.tsx'
import { loadCaptcha, type Grecaptcha } from './loadCaptcha.ts'

/** The provider's widget is 304 px wide; narrower windows get the compact one. */
const narrowWindow = '(width < 344px)'

/** The provider's script and our code for it, both loaded when the captcha is needed. */
interface LoadedCaptcha {
  grecaptcha: Grecaptcha
  Widget: typeof CaptchaWidget
}

/** The captcha in the page's language and colours, or our mail address and phone number if it cannot be loaded. */
export function CaptchaLoader({ ref }: { ref: Ref<ReCAPTCHA> }) {
  const { code } = useLanguage()
  const theme = useColorScheme()
  const size = useMediaQuery(narrowWindow) ? 'compact' : 'normal'
  const [captcha, setCaptcha] = useState<LoadedCaptcha | null>(null)
  const [reachable, setReachable] = useState(true)

  useEffect(() => {
    let wanted = true
    Promise.all([loadCaptcha(code), import('./CaptchaWidget.tsx')]).then(
      ([grecaptcha, { CaptchaWidget: Widget }]) => wanted && setCaptcha({ grecaptcha, Widget }),
      () => wanted && setReachable(false),
    )
    return () => {
      wanted = false
    }
  }, [code])

  return (
    <>
      {captcha && (
        <CaptchaErrorBoundary key={`${theme} ${size}`} onError={() => setReachable(false)}>
          <captcha.Widget
            ref={ref}
            grecaptcha={captcha.grecaptcha}
            theme={theme}
            size={size}
            onReach={setReachable}
          />
        </CaptchaErrorBoundary>
      )}
      <div role="status">{!reachable && <RichParagraph textKey="enquiry:captcha.unavailable" />}</div>
    </>
  )
}
