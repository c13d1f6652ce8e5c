import Box from '@mui/material/Box'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { company } from '#config/company.ts'
import { FooterHeading } from './FooterParts.tsx'
import { footerRow } from './footerRow.ts'

/** On phones two numbers stand side by side where there is room; mail address and office take a row each. */
const half = { flex: '1 1 40%' }
const whole = { flex: '1 1 100%', gridColumn: { sm: 'span 2', md: 'auto' } }

export function FooterContact() {
  const { t } = useTexts(['footer', 'company'])
  return (
    <Box component="section" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <FooterHeading>{t('footer:contact.heading')}</FooterHeading>
      <Box
        component="dl"
        sx={{
          display: { xs: 'flex', sm: 'grid' },
          flexWrap: 'wrap',
          gap: 1,
          columnGap: { xs: 3, sm: 1 },
          gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(11rem, 1fr))', md: 'none' },
          '& dt': { color: 'text.primary' },
        }}
      >
        {(['phone', 'support'] as const).map((id) => (
          <DescriptionItem key={id} name={t(`footer:contact.${id}`)} sx={half}>
            <ContactLink to={company.phones[id]} color="inherit" underline="hover" sx={footerRow} />
          </DescriptionItem>
        ))}
        <DescriptionItem name={t('footer:contact.fax')} sx={half}>
          <Box component="bdi" dir="ltr" sx={footerRow}>
            {company.phones.fax}
          </Box>
        </DescriptionItem>
        <DescriptionItem name={t('footer:contact.email')} sx={whole}>
          <ContactLink to={company.salesEmail} color="inherit" underline="hover" sx={footerRow} />
        </DescriptionItem>
        <DescriptionItem name={t('footer:contact.office')} sx={whole}>
          <AddressLines office="dubai" />
        </DescriptionItem>
      </Box>
    </Box>
  )
}
