import type { ReactNode } from 'react'

/** A number, mail or web address: reads from left to right in every language. */
export function LtrText({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
