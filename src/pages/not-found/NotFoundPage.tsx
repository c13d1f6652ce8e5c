import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { BulletList } from '#components/content/BulletList.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Scene } from '#components/content/Scene.tsx'
import { Section } from '#components/content/Section.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { menuPages } from '#config/pages.ts'
import { Heading, Lead } from '#components/ui/text.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '3fr 2fr' },
}))

const TextColumn = styled('div')({ display: 'grid', gap: 20 })

/** The page for unknown addresses: says so, and links to the main pages. */
export function NotFoundPage() {
  const { t } = useTexts(['errors', 'menu'])
  return (
    <>
      <PageBanner title={t('errors:notFound.heading')} seed="not-found" />
      <Section>
        <Columns>
          <TextColumn>
            <Lead>{t('errors:notFound.lead')}</Lead>
            <Heading>{t('errors:notFound.waysOn')}</Heading>
            <BulletList>
              {menuPages().map((id) => (
                <li key={id}>
                  <PageLink page={id}>{t(`menu:pages.${id}`)}</PageLink>
                </li>
              ))}
            </BulletList>
          </TextColumn>
          <Scene name="not-found/gap" />
        </Columns>
      </Section>
    </>
  )
}
