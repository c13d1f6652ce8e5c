import { useTexts } from '#i18n/useTexts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { industries } from '#config/industries.ts'
import { styled } from '@mui/material/styles'
import { Lead } from '#components/ui/text.ts'
import { IndustrySection } from './IndustrySection.tsx'
import { SubMenu } from './SubMenu.tsx'

const Introduction = styled(Lead)({ maxInlineSize: 800 })

/** The five industries, with a menu that follows the reader. */
export default function IndustriesPage() {
  const { t } = useTexts(['pages/industries', 'menu'])
  return (
    <>
      <PageBanner title={t('pages/industries:heading')} page="industries" />
      <SubMenu
        entries={industries.map(({ id }) => ({ href: id, value: t(`menu:industries.${id}`), jump: id }))}
      />
      <Section>
        <Introduction>{t('pages/industries:lead')}</Introduction>
      </Section>
      {industries.map(({ id }, position) => (
        <IndustrySection key={id} id={id} tone={position % 2 === 0 ? 'white' : 'alternate'} />
      ))}
    </>
  )
}
