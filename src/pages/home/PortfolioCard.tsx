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

const picture = {
  paddingBlock: { xs: 1.5, sm: 3 },
  paddingInline: { xs: 2, sm: 3 },
  backgroundColor: 'surface.picture',
} as const

/** Answers the pointer as a card that is a link does. */
const linkedCard = (theme: Theme) => ({
  position: 'relative',
  transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shortest }),
  '&:hover': { boxShadow: theme.shadows[3] },
})

/** The link reaches over its whole card, and so does the ripple of a press. */
const overCard = (theme: Theme) => ({
  position: 'static',
  // On phones the button is a line of the card.
  [theme.breakpoints.down('sm')]: { minBlockSize: 0, padding: 0, border: 0 },
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '&:hover::before': { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.04) },
})

type PortfolioCardProps = (typeof portfolio)[number] & {
  /** Columns of the grid of twelve, on desktops. */
  columns: number
}

export function PortfolioCard({ id, href, flag, columns }: PortfolioCardProps) {
  const { t } = useTexts('pages/home')
  const title = t(`portfolio.cards.${id}.title`)
  return (
    <Card
      component="li"
      variant="outlined"
      sx={[linkedCard, { display: 'flex', flexDirection: 'column', gridColumn: { md: `span ${columns}` } }]}
    >
      <CardMedia component="div" sx={picture}>
        <LazyScene name={href} sx={{ marginInline: 'auto', maxBlockSize: { xs: 140, sm: 210, md: 244 } }} />
      </CardMedia>
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h3">
          <bdi>{title}</bdi>
          {flag && t('portfolio.flag')}
        </Typography>
        <Typography sx={{ typography: { xs: 'body2', sm: 'body1' } }}>
          {t(`portfolio.cards.${id}.content`)}
        </Typography>
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
