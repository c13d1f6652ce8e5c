import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { LtrText } from '#components/ui/LtrText.tsx'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { FooterHeading } from './FooterColumn.tsx'

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& dt': { color: theme.vars.palette.surface.onDark },
  '& a': { display: 'inline-block', paddingBlock: 2 },
}))

const numbers = ['phone', 'support', 'fax'] as const

/** The footer's contact block: three numbers, the sales address and the Dubai office. */
export function FooterContact() {
  const { t } = useTexts(['footer', 'company'])
  return (
    <section>
      <FooterHeading>{t('footer:contact.heading')}</FooterHeading>
      <Facts>
        {numbers.map((id) => (
          <div key={id}>
            <dt>{t(`footer:contact.${id}`)}</dt>
            <dd>
              <a href={phoneHref(company.phones[id])}>
                <LtrText>{company.phones[id]}</LtrText>
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('footer:contact.email')}</dt>
          <dd>
            <a href={mailHref(company.salesEmail)}>
              <LtrText>{company.salesEmail}</LtrText>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('footer:contact.office')}</dt>
          <dd>
            <AddressLines office="dubai" />
          </dd>
        </div>
      </Facts>
    </section>
  )
}
