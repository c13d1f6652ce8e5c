import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export const FooterHeading = styled(Typography)(({ theme }) => ({
  marginBlockEnd: 12,
  color: theme.vars.palette.surface.onDark,
})) as typeof Typography

const List = styled('ul')({
  listStyle: 'none',
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
      <FooterHeading variant="h4" component="h2">
        {heading}
      </FooterHeading>
      <List>{children}</List>
    </nav>
  )
}
