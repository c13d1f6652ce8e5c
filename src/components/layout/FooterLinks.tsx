import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { menuPages } from '#config/pages.ts'

export const FooterHeading = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginBlockEnd: 12,
  color: theme.vars.palette.text.primary,
}))

const List = styled('ul')({
  '& li': { display: 'flex' },
  '& a': { display: 'inline-block', paddingBlock: 4 },
})

const quickLinks = [
  { id: 'about', page: 'about' },
  { id: 'leadership', page: 'about', fragment: 'leadership' },
  { id: 'contact', page: 'contact' },
  { id: 'compliance', page: 'compliance' },
] as const

/** The footer's three columns of pages. */
export function FooterLinks() {
  const { t } = useTexts(['footer', 'menu', 'accessibility'])
  return (
    <>
      <FooterColumn heading={t('footer:quickLinks.heading')} name={t('accessibility:footer.quickLinks')}>
        {quickLinks.map(({ id, page, ...target }) => (
          <li key={id}>
            <PageLink page={page} {...target}>
              {t(`footer:quickLinks.${id}`)}
            </PageLink>
          </li>
        ))}
      </FooterColumn>
      {(['products', 'services'] as const).map((parent) => (
        <FooterColumn
          key={parent}
          heading={<PageLink page={parent}>{t(`footer:${parent}.heading`)}</PageLink>}
          name={t(`accessibility:footer.${parent}`)}
        >
          {menuPages(parent).map((id) => (
            <li key={id}>
              <PageLink page={id}>{t(`menu:pages.${id}`)}</PageLink>
            </li>
          ))}
        </FooterColumn>
      ))}
    </>
  )
}

interface FooterColumnProps {
  heading: ReactNode
  /** The accessible name of the column's navigation. */
  name: string
  children: ReactNode
}

function FooterColumn({ heading, name, children }: FooterColumnProps) {
  return (
    <nav aria-label={name}>
      <FooterHeading>{heading}</FooterHeading>
      <List>{children}</List>
    </nav>
  )
}
