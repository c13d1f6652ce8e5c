import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { LazyScene } from '#components/content/LazyScene.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { portfolio } from './portfolio.ts'

/** Answers the pointer as a card that is a link does. */
const linkedCard = (theme: Theme) => ({
  position: 'relative',
  transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shortest }),
  '&:hover': { boxShadow: theme.shadows[3] },
})

/** The link reaches over its whole card, and so does the ripple of a press. */
const overCard = (theme: Theme) => ({
  position: 'static',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '&:hover::before': { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.04) },
})

type PortfolioCardProps = (typeof portfolio)[number] & {
  /** Of twelve, on desktops. */
  columns: number
}

export function PortfolioCard({ id, href, flag, columns }: PortfolioCardProps) {
  const { t } = useTexts('pages/home')
  const title = t(`portfolio.cards.${id}.title`)
  return (
    <Card
      component="li"
      variant="outlined"
      sx={[linkedCard, { gridColumn: { md: `span ${columns}` }, display: 'flex', flexDirection: 'column' }]}
    >
      <CardMedia
        component="div"
        sx={{ paddingBlockStart: 2, paddingInline: 3, backgroundColor: 'surface.picture' }}
      >
        <LazyScene name={href} sx={{ marginInline: 'auto', maxBlockSize: { xs: 150, sm: 220, md: 260 } }} />
      </CardMedia>
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h3">
          <bdi>{title}</bdi>
          {flag && t('portfolio.flag')}
        </Typography>
        <p>{t(`portfolio.cards.${id}.content`)}</p>
      </CardContent>
      <CardActions>
        <ButtonLink
          page={href}
          variant="outlined"
          sx={overCard}
          aria-label={t('portfolio.findMoreAbout', { title })}
        >
          {t('portfolio.findMore')}
        </ButtonLink>
      </CardActions>
    </Card>
  )
}
