import type { ReactNode } from 'react'
import { mailHref, phoneHref } from '#config/company.ts'
import { LtrText } from './LtrText.tsx'

interface ContactLinkProps {
  /** A telephone number or a mail address. */
  to: string
  children?: ReactNode
}

/** Dials a number or writes to an address. */
export function ContactLink({ to, children = to }: ContactLinkProps) {
  return (
    <a href={to.includes('@') ? mailHref(to) : phoneHref(to)}>
      <LtrText>{children}</LtrText>
    </a>
  )
}
