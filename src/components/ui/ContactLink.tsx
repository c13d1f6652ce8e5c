import type { ReactNode } from 'react'
import { mailHref, phoneHref } from '#config/company.ts'

interface ContactLinkProps {
  /** A telephone number or a mail address. */
  to: string
  children?: ReactNode
}

/** Dials a number or writes to an address. */
export function ContactLink({ to, children = to }: ContactLinkProps) {
  return (
    <a href={to.includes('@') ? mailHref(to) : phoneHref(to)}>
      <bdi dir="ltr">{children}</bdi>
    </a>
  )
}
