import { styled } from '#theme/styled.ts'
import { Trans } from 'react-i18next'
import { useTexts } from '#i18n/useTexts.ts'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { company } from '#config/company.ts'

const Sentence = styled('p')(({ theme }) => ({
  '& a': { color: theme.vars.palette.primary.main },
}))

const mail = company.salesEmail
const { phone } = company.phones

/** A sentence with our mail address and phone number, which need neither scripts nor a captcha. */
export function ContactSentence({ text }: { text: 'captcha.unavailable' | 'noScript' }) {
  const { t } = useTexts('enquiry')
  return (
    <Sentence>
      <Trans
        t={t}
        i18nKey={text}
        values={{ email: mail, phone }}
        components={{
          mail: <ValueLink value={mail} />,
          phone: <ValueLink value={phone} />,
        }}
      />
    </Sentence>
  )
}

/** Shows the value without the invisible marks of the sentence, which would be copied with it. */
function ValueLink({ value }: { value: string }) {
  return <ContactLink to={value} />
}
