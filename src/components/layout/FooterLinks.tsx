import Box from '@mui/material/Box'
import List from '@mui/material/List'
import { useTexts } from '#i18n/useTexts.ts'
import { phoneColumnsOfWords } from '#theme/tokens.ts'
import { FooterFamily } from './FooterFamily.tsx'
import { FooterHeading, FooterItem } from './FooterParts.tsx'

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
        <FooterFamily key={parent} parent={parent} />
      ))}
    </>
  )
}

const shortList = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: phoneColumnsOfWords,
  columnGap: 3,
}
