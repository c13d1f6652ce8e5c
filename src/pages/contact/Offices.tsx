import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { LtrText } from '#components/ui/LtrText.tsx'
import { company, phoneHref } from '#config/company.ts'
import { Heading, Subheading } from '#components/ui/text.ts'

const Column = styled('div')({ display: 'grid', gap: 24 })

const Office = styled('section')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: 6,
  borderStartEndRadius: 72,
  backgroundColor: theme.vars.palette.background.paper,
  '& dl': { display: 'grid', gap: 12, marginBlockStart: 16 },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

/** Address, hours and number of each office. */
export function Offices() {
  const { t } = useTexts(['pages/contact', 'company'])
  return (
    <Column>
      <Heading>{t('pages/contact:offices.heading')}</Heading>
      {company.offices.map(({ id, phone }) => (
        <Office key={id}>
          <Subheading>{t(`company:offices.${id}.name`)}</Subheading>
          <dl>
            <div>
              <dt>{t('pages/contact:offices.address')}</dt>
              <dd>
                <AddressLines office={id} />
              </dd>
            </div>
            <div>
              <dt>{t('pages/contact:offices.hours')}</dt>
              <dd>{t(`company:offices.${id}.hours`)}</dd>
            </div>
            <div>
              <dt>{t('pages/contact:offices.phone')}</dt>
              <dd>
                <a href={phoneHref(phone)}>
                  <LtrText>{phone}</LtrText>
                </a>
              </dd>
            </div>
          </dl>
        </Office>
      ))}
    </Column>
  )
}
