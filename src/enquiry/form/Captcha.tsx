import Box from '@mui/material/Box'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type Ref,
  type RefObject,
} from 'react'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { useTexts } from '#i18n/useTexts.ts'
import { useNearViewport } from '#scheduling/useNearViewport.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { CaptchaLoader, type CaptchaReach } from './CaptchaLoader.tsx'

/** Kept as large as the widget, so that nothing moves when it loads. Until then it is a field of the form's ground. */
const frame = {
  inlineSize: 'fit-content',
  minInlineSize: 'min(100%, 304px)',
  minBlockSize: 78,
  borderRadius: 1,
  backgroundColor: 'surface.container',
  // The provider's script keeps the solution here, and the content policy blocks the style with which it hides it.
  '& textarea': { display: 'none' },
  '&:focus, &:focus-within': { outline: '3px solid', outlineColor: 'surface.focus', outlineOffset: 3 },
} as const

export interface CaptchaHandle {
  focus: () => void
  reset: () => void
}

interface CaptchaProps extends CaptchaReach {
  ref: Ref<CaptchaHandle>
  hasStarted: boolean
}

/** The captcha. Its provider is asked only when the visitor has started the form or has scrolled near the captcha. */
export function Captcha({ ref, hasStarted, ...reach }: CaptchaProps) {
  const { t } = useTexts('enquiry')
  const { code } = useLanguage()
  const frameRef = useRef<HTMLDivElement>(null)
  const widgetRef = useRef<ReCAPTCHA>(null)
  const near = useNearViewport(frameRef)
  const [attempt, setAttempt] = useState(0)
  // Without a widget, a submit moves the focus to this element. The provider is then asked again.
  const retry = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget && !currentTarget.querySelector('iframe')) setAttempt((before) => before + 1)
  }
  useFrameTitle(frameRef, t('captcha.title'))
  useImperativeHandle(ref, () => ({
    focus: () => (frameRef.current?.querySelector('iframe') ?? frameRef.current)?.focus(),
    reset: () => widgetRef.current?.reset(),
  }))
  return (
    <Box ref={frameRef} role="group" aria-label={t('captcha.title')} tabIndex={-1} onFocus={retry} sx={frame}>
      {(hasStarted || near) && <CaptchaLoader key={`${code} ${attempt}`} ref={widgetRef} {...reach} />}
    </Box>
  )
}

/** Gives a title to every frame that third-party code adds to an element, whenever it does. */
function useFrameTitle(ref: RefObject<Element | null>, title: string): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const name = () => element.querySelectorAll('iframe').forEach((widget) => (widget.title = title))
    name()
    const observer = new MutationObserver(name)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [ref, title])
}
