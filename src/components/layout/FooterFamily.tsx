import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { menuPages } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { onScreen } from '#theme/tokens.ts'
import { FooterHeading, FooterItem, FooterLink } from './FooterParts.tsx'

/** On phones with scripts, a list that is as long as those of the menu is folded. */
const folded = (theme: Theme) => ({
  [onScreen(theme.breakpoints.down('sm'))]: { '[data-script] &': { display: 'none' } },
})

/** The pages below one of the overviews. */
export function FooterFamily({ parent }: { parent: 'products' | 'services' }) {
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
