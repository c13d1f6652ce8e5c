import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { company } from '#config/company.ts'
import { FooterHeading } from './FooterLinks.tsx'

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  // Two numbers stand side by side where there is room.
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    '& > div': { flex: '1 1 40%' },
    '& > :nth-of-type(n + 4)': { flexBasis: '100%' },
  },
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  '& dt': { color: theme.vars.palette.text.primary },
}))

export function FooterContact() {
  const { t } = useTexts(['footer', 'company'])
  return (
    <section>
      <FooterHeading>{t('footer:contact.heading')}</FooterHeading>
      <Facts>
        {(['phone', 'support'] as const).map((id) => (
          <DescriptionItem key={id} name={t(`footer:contact.${id}`)}>
            <ContactLink to={company.phones[id]} color="inherit" underline="hover" />
          </DescriptionItem>
        ))}
        <DescriptionItem name={t('footer:contact.fax')}>
          <bdi dir="ltr">{company.phones.fax}</bdi>
        </DescriptionItem>
        <DescriptionItem name={t('footer:contact.email')}>
          <ContactLink to={company.salesEmail} color="inherit" underline="hover" />
        </DescriptionItem>
        <DescriptionItem name={t('footer:contact.office')}>
          <AddressLines office="dubai" />
        </DescriptionItem>
      </Facts>
    </section>
  )
}
