import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageLink, type PageLinkProps } from '#components/ui/PageLink.tsx'
import { menuPages } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { phoneColumns } from '#theme/tokens.ts'
import { footerRow } from './footerRow.ts'

const quickLinks = [
  { id: 'about', page: 'about' },
  { id: 'leadership', page: 'about', fragment: 'leadership' },
  { id: 'contact', page: 'contact' },
  { id: 'compliance', page: 'compliance' },
] as const

export function FooterLinks() {
  const { t } = useTexts(['footer', 'menu', 'accessibility'])
  return (
    <>
      <FooterColumn
        heading={t('footer:quickLinks.heading')}
        name={t('accessibility:footer.quickLinks')}
        short
      >
        {quickLinks.map(({ id, ...target }) => (
          <FooterItem key={id} {...target}>
            {t(`footer:quickLinks.${id}`)}
          </FooterItem>
        ))}
      </FooterColumn>
      {(['products', 'services'] as const).map((parent) => (
        <FooterColumn
          key={parent}
          heading={<FooterLink page={parent}>{t(`footer:${parent}.heading`)}</FooterLink>}
          name={t(`accessibility:footer.${parent}`)}
        >
          {menuPages(parent).map((id) => (
            <FooterItem key={id} page={id}>
              {t(`menu:pages.${id}`)}
            </FooterItem>
          ))}
        </FooterColumn>
      ))}
    </>
  )
}

/** A link in the colour of the text around it. */
export function FooterLink(link: PageLinkProps) {
  return <PageLink color="inherit" underline="hover" sx={footerRow} {...link} />
}

function FooterItem(link: PageLinkProps) {
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
      sx={{ marginBlockEnd: 1, '& > a': { marginBlock: -0.5 } }}
    >
      {children}
    </Typography>
  )
}

const shortList = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: phoneColumns,
  columnGap: 3,
}

interface FooterColumnProps {
  heading: ReactNode
  /** The accessible name of the column's navigation. */
  name: string
  /** On phones, long lists stand side by side, and a short one takes a row of its own, in two columns. */
  short?: boolean
  children: ReactNode
}

function FooterColumn({ heading, name, short = false, children }: FooterColumnProps) {
  return (
    <Box component="nav" aria-label={name} sx={short ? { gridColumn: { xs: '1 / -1', sm: 'auto' } } : {}}>
      <FooterHeading>{heading}</FooterHeading>
      <List disablePadding sx={short ? shortList : {}}>
        {children}
      </List>
    </Box>
  )
}
