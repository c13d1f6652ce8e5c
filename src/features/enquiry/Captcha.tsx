import { styled } from '#theme/styled.ts'
import { useImperativeHandle, useRef, type Ref } from 'react'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { useTexts } from '#i18n/useTexts.ts'
import { useNearViewport } from '#hooks/useNearViewport.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { isTestCaptcha } from './captchaKey.ts'
import { CaptchaLoader } from './CaptchaLoader.tsx'
import { useFrameTitle } from './useFrameTitle.ts'

/** As large as the widget, so that nothing moves when it comes. */
const Place = styled('div')(({ theme }) => ({
  inlineSize: 'fit-content',
  minInlineSize: 'min(100%, 304px)',
  minBlockSize: 78,
  // Where the provider's script keeps the solution; the content policy may drop the style that hides it.
  '& textarea': { display: 'none' },
  '&:focus, &:focus-within': { outline: `3px solid ${theme.vars.palette.surface.focus}`, outlineOffset: 3 },
}))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}))

export interface CaptchaHandle {
  focus: () => void
  /** Makes the captcha unsolved. */
  reset: () => void
}

interface CaptchaProps {
  ref: Ref<CaptchaHandle>
  /** Whether the visitor has begun with the form; else the captcha waits until it is nearly in sight. */
  begun: boolean
}

/** The place of the captcha, which is fetched from its provider only when it will be needed. */
export function Captcha({ ref, begun }: CaptchaProps) {
  const { t } = useTexts('enquiry')
  const { code } = useLanguage()
  const placeRef = useRef<HTMLDivElement>(null)
  const widgetRef = useRef<ReCAPTCHA>(null)
  const near = useNearViewport(placeRef)
  useFrameTitle(placeRef, t('captcha.title'))
  useImperativeHandle(ref, () => ({
    focus: () => (placeRef.current?.querySelector('iframe') ?? placeRef.current)?.focus(),
    reset: () => widgetRef.current?.reset(),
  }))
  return (
    <div>
      <Place ref={placeRef} role="group" aria-label={t('captcha.title')} tabIndex={-1}>
        {(begun || near) && <CaptchaLoader key={code} ref={widgetRef} />}
      </Place>
      {isTestCaptcha() && <Note>{t('captcha.testKey')}</Note>}
    </div>
  )
}
