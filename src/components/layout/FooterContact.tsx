import Box from '@mui/material/Box'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { company } from '#config/company.ts'
import { FooterHeading } from './FooterParts.tsx'
import { footerRow } from './footerRow.ts'

/** On phones each name stands beside what it names, where there is room. */
const item = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  '& > dt': { inlineSize: { xs: '7rem', sm: 'auto' } },
} as const

export function FooterContact() {
  const { t } = useTexts(['footer', 'company'])
  return (
    <Box component="section" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <FooterHeading>{t('footer:contact.heading')}</FooterHeading>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          rowGap: { sm: 1 },
          columnGap: 3,
          // The columns of tablets are those of the lists above.
          gridTemplateColumns: { sm: 'repeat(3, 1fr)', md: 'none' },
          '& dt': { color: 'text.primary' },
        }}
      >
        {(['phone', 'support'] as const).map((id) => (
          <DescriptionItem key={id} name={t(`footer:contact.${id}`)} sx={item}>
            <ContactLink to={company.phones[id]} color="inherit" underline="hover" sx={footerRow} />
          </DescriptionItem>
        ))}
        <DescriptionItem name={t('footer:contact.fax')} sx={item}>
          <Box component="bdi" dir="ltr" sx={footerRow}>
            {company.phones.fax}
          </Box>
        </DescriptionItem>
        <DescriptionItem name={t('footer:contact.email')} sx={item}>
          <ContactLink to={company.salesEmail} color="inherit" underline="hover" sx={footerRow} />
        </DescriptionItem>
        <DescriptionItem name={t('footer:contact.office')} sx={item}>
          <AddressLines office="dubai" />
        </DescriptionItem>
      </Box>
    </Box>
  )
}
