import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageLink, type PageLinkProps } from '#components/ui/PageLink.tsx'
import { fingerMargin } from '#theme/tokens.ts'
import { footerRow } from './footerRow.ts'

/** A link in the colour of the text around it. */
export function FooterLink(link: PageLinkProps) {
  return <PageLink color="inherit" underline="hover" sx={footerRow} {...link} />
}

export function FooterItem(link: PageLinkProps) {
  return (
    <li>
      <FooterLink {...link} />
    </li>
  )
}

export function FooterHeading({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="h2"
      variant="subtitle1"
      color="textPrimary"
      // A link's padding takes no room of the line.
      sx={{
        marginBlockEnd: 1,
        '& > a': { marginBlock: { xs: fingerMargin, md: -0.5 } },
      }}
    >
      {children}
    </Typography>
  )
}
