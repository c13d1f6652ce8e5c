import { InnerPage } from '#components/content/InnerPage.tsx'
import { industries } from '#config/industries.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { IndustrySection } from './IndustrySection.tsx'
import { SubMenu } from './SubMenu.tsx'

function JumpMenu() {
  const { t } = useTexts('menu')
  const entries = industries.map(({ id }) => ({ href: id, value: t(`industries.${id}`), jump: id }))
  return <SubMenu entries={entries} />
}

const slots = { subMenu: JumpMenu }

export default function IndustriesPage() {
  return (
    <InnerPage page="industries" promise="recommendation" slots={slots}>
      {industries.map((industry, position) => (
        <IndustrySection
          key={industry.id}
          industry={industry}
          background={position % 2 === 0 ? 'paper' : 'alternate'}
        />
      ))}
    </InnerPage>
  )
}
