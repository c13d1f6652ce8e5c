import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { BannerPattern } from '#components/content/BannerPattern.tsx'
import { additionalItem } from '#components/content/EvenGrid.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { PagesOf } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** Paper has no way down. */
const place = { ...additionalItem, '@media print': { display: 'none' } } as const

/**
 * The last card of an overview's gallery, where the others leave a gap. It leads whom no name tells what to choose down to
 * the chooser.
 */
export function ChooserCard({ page }: { page: PagesOf<'overview'> }) {
  const { t } = useTexts()
  const pageHref = usePageHref()
  return (
    <Card component="li" variant="arch" data-scheme="dark" sx={place}>
      <CardActionArea
        href={pageHref(page, 'chooser')}
        sx={{ blockSize: '100%', color: 'text.primary', backgroundColor: 'surface.band' }}
      >
        <BannerPattern seed={page} faint />
        <CardContent
          sx={{
            position: 'relative',
            blockSize: '100%',
            alignContent: 'space-between',
            padding: { xs: 1.5, sm: 3 },
          }}
        >
          <Typography variant="h3" sx={{ typography: { xs: 'subtitle1', sm: 'h3' }, textWrap: 'balance' }}>
            {t(`pages/${page}:sections.chooser.heading`)}
          </Typography>
          <Icon name="expand" sx={{ color: 'secondary.main', fontSize: { xs: 28, sm: 40 } }} />
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
