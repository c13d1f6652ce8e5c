import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { useEffect, useState, type Ref } from 'react'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useColorScheme } from '@mui/material/styles'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import type { CaptchaWidget } from './CaptchaWidget.tsx'
import { loadCaptcha, type Grecaptcha } from './loadCaptcha.ts'

/** The provider's widget is 304 px wide; narrower windows get the compact one. */
const narrowWindow = '(width < 344px)'

/** In ms. After this time without a captcha, our mail address and phone number appear. The captcha may still come. */
const noticeAfterMs = 15_000

interface LoadedCaptcha {
  grecaptcha: Grecaptcha
  Widget: typeof CaptchaWidget
}

export interface CaptchaReach {
  /** Whether the captcha's provider answers, or has not been asked. */
  isReachable: boolean
  onReach: (isReachable: boolean) => void
}

interface CaptchaLoaderProps extends CaptchaReach {
  ref: Ref<ReCAPTCHA>
}

/** The captcha in the page's language and colours; our mail address and phone number if its provider fails. */
export function CaptchaLoader({ ref, isReachable, onReach }: CaptchaLoaderProps) {
  const { code } = useLanguage()
  const { theme, size } = useLook()
  const [captcha, setCaptcha] = useState<LoadedCaptcha | null>(null)

  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => onReach(false), noticeAfterMs)
    const show = (loaded: LoadedCaptcha | null) => {
      if (!wanted) return
      clearTimeout(timer)
      setCaptcha(loaded)
      onReach(loaded !== null)
    }
    Promise.all([loadCaptcha(code), import('./CaptchaWidget.tsx')]).then(
      ([grecaptcha, { CaptchaWidget: Widget }]) => show({ grecaptcha, Widget }),
      () => show(null),
    )
    return () => {
      wanted = false
      clearTimeout(timer)
      // The next attempt, or the captcha of another language, begins without the notice.
      onReach(true)
    }
  }, [code, onReach])

  return (
    <>
      {captcha && (
        <ErrorBoundary key={`${theme} ${size}`} onError={() => onReach(false)}>
          <captcha.Widget
            ref={ref}
            grecaptcha={captcha.grecaptcha}
            theme={theme}
            size={size}
            onReach={onReach}
          />
        </ErrorBoundary>
      )}
      <div role="status">
        {!isReachable && (
          <Alert severity="warning" role="none">
            <RichParagraph textKey="enquiry:captcha.unavailable" />
          </Alert>
        )}
      </div>
    </>
  )
}

/** The widget's colours and size. Another look needs a new widget, so a solved widget keeps its look and solution. */
function useLook() {
  const { colorScheme: theme = 'light' } = useColorScheme()
  const size = useMediaQuery(narrowWindow) ? ('compact' as const) : ('normal' as const)
  const isSolved = useFormikContext<Enquiry>().values.recaptcha !== ''
  const [look, setLook] = useState({ theme, size })
  if (!isSolved && (look.theme !== theme || look.size !== size)) setLook({ theme, size })
  return look
}
