import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Scene } from '#components/content/Scene.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Subheading } from '#components/ui/text.ts'
import type { portfolio } from './portfolio.ts'

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
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

/** A part of the portfolio, with a button that leads to its page. */
export function PortfolioCard({ id, image, href, flag }: (typeof portfolio)[number]) {
  const { t } = useTexts('pages/home')
  const title = t(`portfolio.cards.${id}.title`)
  return (
    <Card>
      <Picture>
        <Scene name={image} />
      </Picture>
      <TextColumn>
        <Subheading>
          {title}
          {flag && t('portfolio.flag')}
        </Subheading>
        <p>{t(`portfolio.cards.${id}.content`)}</p>
        <ButtonLink page={href} variant="outlined" aria-label={t('portfolio.findMoreAbout', { title })}>
          {t('portfolio.findMore')}
        </ButtonLink>
      </TextColumn>
    </Card>
  )
}
