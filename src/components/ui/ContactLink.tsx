import Link, { type LinkProps } from '@mui/material/Link'
import { mailHref, phoneHref } from '#config/company.ts'

interface ContactLinkProps extends Omit<LinkProps, 'href'> {
  /** A telephone number or a mail address. */
  to: string
}

/** Dials a number or writes to an address. */
export function ContactLink({ to, children = to, ...link }: ContactLinkProps) {
  return (
    <Link {...link} href={to.includes('@') ? mailHref(to) : phoneHref(to)}>
      <bdi dir="ltr">{children}</bdi>
    </Link>
  )
}
