import { Trans } from 'react-i18next'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { company } from '#config/company.ts'
import { withoutIsolates } from '#i18n/isolate.ts'

const tags = {
  oracle: <PageLink page="oracle-ebs" />,
  ml: <PageLink page="ml" />,
  privacy: <PageLink page="terms" fragment="personalData" />,
}

interface RichParagraphProps {
  textKey: string
  /** The mail address that `<mail>{{email}}</mail>` links to. */
  email?: string | undefined
}

/** A paragraph with tags in its text: a translator may move the links that they become. */
export function RichParagraph({ textKey, email = company.salesEmail }: RichParagraphProps) {
  const { phone } = company.phones
  return (
    <p>
      <Trans
        i18nKey={textKey as never /* the keys of list entries are not typed */}
        values={{ email, phone }}
        tOptions={withoutIsolates}
        components={{ ...tags, mail: <ContactLink to={email} />, phone: <ContactLink to={phone} /> }}
      />
    </p>
  )
}
