import { useTexts } from '#i18n/useTexts.ts'
import { BelowOpening } from '#components/content/BelowOpening.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { Opening } from '#components/content/Opening.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { industries } from '#config/industries.ts'
import { pageRow } from '#config/pages.ts'
import { IndustrySection } from './IndustrySection.tsx'
import { SubMenu } from './SubMenu.tsx'

export default function IndustriesPage() {
  const { t } = useTexts(['pages/industries', 'menu'])
  const action = t('pages/industries:contact.action')
  return (
    <>
      <PageBanner title={t('pages/industries:heading')} page="industries" />
      <SubMenu
        entries={industries.map(({ id }) => ({ href: id, value: t(`menu:industries.${id}`), jump: id }))}
      />
      <Opening
        lead={t('pages/industries:lead')}
        contact={{ about: 'industries', action }}
        scene={pageRow('industries').scene}
      />
      <BelowOpening>
        {industries.map(({ id }, position) => (
          <IndustrySection key={id} id={id} tone={position % 2 === 0 ? 'white' : 'alternate'} />
        ))}
        <NextStep
          {...t('pages/industries:closing', { returnObjects: true })}
          page="industries"
          action={action}
        />
      </BelowOpening>
    </>
  )
}
