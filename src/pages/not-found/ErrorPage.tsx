import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { textButtonMargin } from '#theme/tokens.ts'

/** Replaces a page that could not be rendered. */
export function ErrorPage() {
  const { t } = useTexts('errors')
  return (
    <>
      <PageBanner title={t('crash.heading')} seed="crash" />
      <Section padding="opening">
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Typography variant="lead">{t('crash.lead')}</Typography>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
          <ButtonLink page="home" variant="text" sx={{ marginInlineStart: textButtonMargin }}>
            {t('crash.home')}
          </ButtonLink>
        </Stack>
      </Section>
    </>
  )
}
