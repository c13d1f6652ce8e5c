import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { BulletList } from '#components/content/BulletList.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Scene } from '#components/content/Scene.tsx'
import { Section } from '#components/content/Section.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import { AddressSearch } from './AddressSearch.tsx'

/** What most visitors look for: each stands as a button, the others in a list. */
const likeliest: readonly CanonicalPageId[] = ['products', 'services']
const others = menuPages().filter((id) => !likeliest.includes(id))

/** The page for unknown addresses. It links to the main pages. */
export default function NotFoundPage() {
  const { t } = useTexts(['errors', 'menu'])
  return (
    <>
      <PageBanner title={t('errors:notFound.heading')} seed="not-found" />
      <Section padding="opening">
        <Grid container spacing={5} sx={{ alignItems: 'center' }}>
          <Grid size={{ xs: 12, sm: 7 }}>
            <Stack spacing={2.5}>
              <Typography variant="lead">{t('errors:notFound.lead')}</Typography>
              <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
                <AddressSearch />
                {likeliest.map((id) => (
                  <ButtonLink key={id} page={id} variant="tonal">
                    {t(`menu:pages.${id}`)}
                  </ButtonLink>
                ))}
              </Stack>
              <Typography variant="h2" sx={{ paddingBlockStart: 2.5 }}>
                {t('errors:notFound.waysOn')}
              </Typography>
              <BulletList>
                {others.map((id) => (
                  <li key={id}>
                    <PageLink page={id}>{t(`menu:pages.${id}`)}</PageLink>
                  </li>
                ))}
              </BulletList>
            </Stack>
          </Grid>
          <Grid size={{ xs: 12, sm: 5 }}>
            <Scene name="not-found/gap" sx={{ maxBlockSize: { xs: 150, sm: 'none' } }} />
          </Grid>
        </Grid>
      </Section>
    </>
  )
}
