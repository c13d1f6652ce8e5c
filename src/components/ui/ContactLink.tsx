import Link, { type LinkProps } from '@mui/material/Link'
import { mailHref, phoneHref } from '#config/company.ts'

/** Dials a telephone number or writes to a mail address. */
export function ContactLink({ to, children = to, ...link }: Omit<LinkProps, 'href'> & { to: string }) {
  return (
    <Link {...link} href={to.includes('@') ? mailHref(to) : phoneHref(to)}>
      <bdi dir="ltr">{children}</bdi>
    </Link>
  )
}
