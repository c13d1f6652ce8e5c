import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'

export function ErrorPage() {
  const { t } = useTexts('errors')
  return (
    <>
      <PageBanner title={t('crash.heading')} seed="crash" />
      <Section>
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Typography variant="lead">{t('crash.lead')}</Typography>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
          <TextLink page="home">{t('crash.home')}</TextLink>
        </Stack>
      </Section>
    </>
  )
}
