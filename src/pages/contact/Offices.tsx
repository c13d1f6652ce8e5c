import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { Fact } from '#components/content/Fact.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { company } from '#config/company.ts'
import { Heading, Subheading } from '#components/ui/text.ts'

/** Beside each other where there is room for two. */
const Grid = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))',
  '& > h2': { gridColumn: '1 / -1' },
})

const Office = styled('section')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: 6,
  borderStartEndRadius: 72,
  backgroundColor: theme.vars.palette.background.paper,
  '& dl': { display: 'grid', gap: 12, marginBlockStart: 16 },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  // Hours that take a second line leave no single word there.
  '& dd': { textWrap: 'balance' },
}))

/** Address, hours and number of each office. */
export function Offices() {
  const { t } = useTexts(['pages/contact', 'company'])
  return (
    <Grid>
      <Heading>{t('pages/contact:offices.heading')}</Heading>
      {company.offices.map(({ id, phone }) => (
        <Office key={id}>
          <Subheading>{t(`company:offices.${id}.name`)}</Subheading>
          <dl>
            <Fact name={t('pages/contact:offices.address')}>
              <AddressLines office={id} />
            </Fact>
            <Fact name={t('pages/contact:offices.hours')}>{t(`company:offices.${id}.hours`)}</Fact>
            <Fact name={t('pages/contact:offices.phone')}>
              <ContactLink to={phone} />
            </Fact>
          </dl>
        </Office>
      ))}
    </Grid>
  )
}
