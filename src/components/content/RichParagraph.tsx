import { Trans } from 'react-i18next'
import { Included, NotIncluded } from './Inclusion.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { company } from '#config/company.ts'
import { canonicalPageIds, type CanonicalPageId } from '#config/pages.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useRawText } from '#i18n/useTexts.ts'

const marks = { yes: <Included />, no: <NotIncluded /> }

/** Returns the link that a tag becomes: `<sap>` leads to the page, `<sap--example>` to a section of it. */
function linkOf(tag: string) {
  const [page = '', fragment] = tag.split('--')
  if (!canonicalPageIds.some((id) => id === page)) return undefined
  return <PageLink page={page as CanonicalPageId} {...(fragment && { fragment })} />
}

/** What placeholders of a text stand for, by their names. */
export type Values = Readonly<Record<string, string>>

interface RichTextProps {
  textKey: string
  /** Beside our addresses, which every text may name. */
  values?: Values | undefined
  /** The mail address that `<mail>{{email}}</mail>` links to. */
  email?: string | undefined
}

/** A text with tags: a translator may move the links that they become. */
export function RichText({ textKey, values, email = company.salesEmail }: RichTextProps) {
  const { phone, support } = company.phones
  const text = useRawText(textKey)
  const tags = [...text.matchAll(/<([\w-]+)>/g)].map(([, tag = '']) => [tag, linkOf(tag)] as const)
  return (
    <Trans
      i18nKey={textKey as never /* the keys of list entries are not typed */}
      values={{ email, phone, support, ...values }}
      tOptions={noBidiIsolation}
      components={{
        ...Object.fromEntries(tags.filter(([, link]) => link)),
        ...marks,
        mail: <ContactLink to={email} />,
        phone: <ContactLink to={phone} />,
        support: <ContactLink to={support} />,
      }}
    />
  )
}

export function RichParagraph(text: RichTextProps) {
  return (
    <p>
      <RichText {...text} />
    </p>
  )
}
