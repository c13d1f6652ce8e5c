import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Scene } from '#components/content/Scene.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { dimensions } from '#theme/tokens.ts'
import type { Banner } from '../banners.ts'

const Slide = styled('div')({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  paddingBlock: `calc(var(--bar-end) + ${dimensions.barOffset + 24}px) 76px`,
})

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(3),
  minBlockSize: ['min(370px, 41vh)', 'min(370px, 41svh)'],
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: theme.spacing(1.5),
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '6fr 6fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '6fr 7fr', gap: theme.spacing(6) },
}))

const Captions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  justifyItems: 'start',
}))

const Picture = styled('div')(({ theme }) => ({
  maxInlineSize: 560,
  [theme.breakpoints.down('sm')]: { order: -1, inlineSize: 136, marginInlineStart: 'auto' },
}))

interface BannerSlideProps {
  banner: Banner
  label: string
  /** Whether the slide is out of view: the keyboard and screen readers then skip it. */
  hidden: boolean
}

/** A slide of the carousel. Memoized: a pointer that enters the carousel changes no slide. */
export const BannerSlide = memo(function BannerSlide({ banner, label, hidden }: BannerSlideProps) {
  const { t } = useTexts(['pages/home', 'accessibility'])
  return (
    <Slide
      role="group"
      aria-roledescription={t('accessibility:carousel.slideRoleDescription')}
      aria-label={label}
      inert={hidden}
    >
      <Columns>
        <Captions>
          <Typography color="secondary" sx={{ textWrap: 'balance', fontWeight: 600 }}>
            {t(`pages/home:banners.${banner.id}.smallCaption`)}
          </Typography>
          <Typography variant="display">{t(`pages/home:banners.${banner.id}.bigCaption`)}</Typography>
          <ButtonLink page={banner.target} color="secondary">
            {t(`pages/home:banners.${banner.id}.button`)}
          </ButtonLink>
        </Captions>
        <Picture>
          <Scene name={banner.image} width={640} height={480} />
        </Picture>
      </Columns>
    </Slide>
  )
})
