import { styled } from '#theme/styled.ts'
import type { ReactNode } from 'react'

export const FooterHeading = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginBlockEnd: 12,
  color: theme.vars.palette.surface.onDark,
}))

const List = styled('ul')({
  '& li': { display: 'flex' },
  '& a': { display: 'inline-block', paddingBlock: 4 },
})

interface FooterColumnProps {
  heading: ReactNode
  /** The accessible name of the column's navigation. */
  name: string
  children: ReactNode
}

/** A column of links with its heading. */
export function FooterColumn({ heading, name, children }: FooterColumnProps) {
  return (
    <nav aria-label={name}>
      <FooterHeading>{heading}</FooterHeading>
      <List>{children}</List>
    </nav>
  )
}
