import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { PageLink, type PageLinkProps } from '#components/ui/PageLink.tsx'
import { menuPages } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { onScreen, phoneColumns } from '#theme/tokens.ts'
import { footerRow } from './footerRow.ts'

const quickLinks = [
  { id: 'about', page: 'about' },
  { id: 'leadership', page: 'about', fragment: 'leadership' },
  { id: 'contact', page: 'contact' },
  { id: 'compliance', page: 'compliance' },
] as const

export function FooterLinks() {
  const { t } = useTexts(['footer', 'accessibility'])
  return (
    <>
      <Box
        component="nav"
        aria-label={t('accessibility:footer.quickLinks')}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        <FooterHeading>{t('footer:quickLinks.heading')}</FooterHeading>
        <List disablePadding sx={shortList}>
          {quickLinks.map(({ id, ...target }) => (
            <FooterItem key={id} {...target}>
              {t(`footer:quickLinks.${id}`)}
            </FooterItem>
          ))}
        </List>
      </Box>
      {(['products', 'services'] as const).map((parent) => (
        <FamilyColumn key={parent} parent={parent} />
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

/** On phones with scripts, a list that is as long as those of the menu is folded. */
const folded = (theme: Theme) => ({
  [onScreen(theme.breakpoints.down('sm'))]: { '[data-script] &': { display: 'none' } },
})

/** The pages below one of the overviews. */
function FamilyColumn({ parent }: { parent: 'products' | 'services' }) {
  const { t } = useTexts(['footer', 'menu', 'accessibility'])
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <Box component="nav" aria-label={t(`accessibility:footer.${parent}`)}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <FooterHeading>
          <FooterLink page={parent}>{t(`footer:${parent}.heading`)}</FooterLink>
        </FooterHeading>
        <IconButton
          color="inherit"
          aria-label={t('accessibility:showPages', { page: t(`menu:pages.${parent}`) })}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{
            display: { sm: 'none' },
            marginBlockStart: -1.25,
            padding: 1.5,
            rotate: isOpen ? '180deg' : '0deg',
            'html:not([data-script]) &': { display: 'none' },
          }}
        >
          <Icon name="expand" />
        </IconButton>
      </Stack>
      <List id={listId} disablePadding sx={isOpen ? {} : folded}>
        {menuPages(parent).map((id) => (
          <FooterItem key={id} page={id}>
            {t(`menu:pages.${id}`)}
          </FooterItem>
        ))}
      </List>
    </Box>
  )
}
