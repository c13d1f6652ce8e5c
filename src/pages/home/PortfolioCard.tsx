import type { SceneName } from '#art/sceneNames.ts'
import { styled } from '#theme/styled.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Scene } from '#components/content/Scene.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { PageId } from '#config/pages.ts'
import { Subheading } from '#components/ui/text.ts'

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  containerType: 'inline-size',
}))

const Picture = styled('div')(({ theme }) => ({
  padding: '16px 24px 0',
  backgroundColor: theme.vars.palette.background.default,
  '& svg': { marginInline: 'auto', maxInlineSize: 380, maxBlockSize: 240 },
}))

const TextColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  flexGrow: 1,
  gap: 12,
  padding: 'clamp(20px, 3vw, 32px)',
  '& > a': { marginBlockStart: 'auto' },
})

interface PortfolioCardProps {
  title: string
  /** Words added to the title; absent for none. */
  flagText: string
  content: ReactNode
  image: SceneName
  href: PageId
}

export function PortfolioCard({ title, flagText, content, image, href }: PortfolioCardProps) {
  const { t } = useTexts('pages/home')
  return (
    <Card>
      <Picture>
        <Scene name={image} />
      </Picture>
      <TextColumn>
        <Subheading>
          {title}
          {flagText}
        </Subheading>
        {content}
        <ButtonLink page={href} look="outlined" aria-label={t('portfolio.findMoreAbout', { title })}>
          {t('portfolio.findMore')}
        </ButtonLink>
      </TextColumn>
    </Card>
  )
}
