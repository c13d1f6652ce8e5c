import { Trans } from 'react-i18next'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { company } from '#config/company.ts'
import { Paragraph } from '#components/ui/text.ts'

/** The tags that a paragraph may have, and the element that each becomes. */
const tags = {
  oracle: <PageLink page="oracle-ebs" />,
  ml: <PageLink page="ml" />,
}

interface RichParagraphProps {
  /** Key of the text; needed for texts with tags. */
  textKey: string
  text: string
  /** The mail address that `<mail>{{email}}</mail>` links to. */
  email?: string | undefined
}

/** A paragraph; links inside it are tags of the text, so that a translator may move them. */
export function RichParagraph({ textKey, text, email = company.salesEmail }: RichParagraphProps) {
  if (!text.includes('<')) return <Paragraph>{text}</Paragraph>
  return (
    <Paragraph>
      <Trans
        i18nKey={textKey as never /* the keys of list entries are not typed */}
        values={{ email, phone: company.phones.phone }}
        components={{
          ...tags,
          mail: <ContactLink to={email} />,
          phone: <ContactLink to={company.phones.phone} />,
        }}
      />
    </Paragraph>
  )
}
