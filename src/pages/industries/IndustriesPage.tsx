import { InnerPage } from '#components/content/InnerPage.tsx'
import { industries } from '#config/industries.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { IndustrySection } from './IndustrySection.tsx'
import { SubMenu } from './SubMenu.tsx'

export default function IndustriesPage() {
  const { t } = useTexts('menu')
  const entries = industries.map(({ id }) => ({ href: id, value: t(`industries.${id}`), jump: id }))
  return (
    <InnerPage page="industries" subMenu={<SubMenu entries={entries} />}>
      {industries.map(({ id }, position) => (
        <IndustrySection key={id} id={id} background={position % 2 === 0 ? 'paper' : 'alternate'} />
      ))}
    </InnerPage>
  )
}
