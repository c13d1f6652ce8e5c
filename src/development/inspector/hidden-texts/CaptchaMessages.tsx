import { ContactSentence } from '#features/enquiry/ContactSentence.tsx'
import { useTexts } from '#i18n/useTexts.ts'

/** What stands in place of the captcha where it cannot be loaded, its name, and what developers are told. */
export function CaptchaMessages() {
  const { t } = useTexts('enquiry')
  return (
    <>
      <ContactSentence text="captcha.unavailable" />
      <p>{t('captcha.title')}</p>
      <p>{t('captcha.testKey')}</p>
    </>
  )
}
