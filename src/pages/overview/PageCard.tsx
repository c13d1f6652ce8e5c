import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import Typography from '@mui/material/Typography'
import { LazyScene } from '#components/content/LazyScene.tsx'
import { pageRow, type CanonicalPageId } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** A page in the gallery of an overview: its scene, its name and its line, as one link. */
export function PageCard({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts('menu')
  const pageHref = usePageHref()
  const { scene } = pageRow(page)
  return (
    <Card component="li" variant="arch">
      <CardActionArea
        href={pageHref(page)}
        sx={{ blockSize: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        {scene && (
          <CardMedia component="div" sx={{ padding: { xs: 1, sm: 2 }, backgroundColor: 'surface.picture' }}>
            <LazyScene name={scene} sx={{ display: 'block', blockSize: { xs: 96, sm: 168 } }} />
          </CardMedia>
        )}
        <CardContent sx={{ flexGrow: 1, padding: { xs: 1.5, sm: 3 } }}>
          <Typography variant="h3" color="primary" sx={{ typography: { xs: 'subtitle1', sm: 'h3' } }}>
            {t(`pages.${page}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`lines.${page}` as never /* the build names a line that is missing */)}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
