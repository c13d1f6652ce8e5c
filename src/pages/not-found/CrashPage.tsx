import { Button, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'

/** What stands in place of a page that could not be rendered. */
export function CrashPage() {
  const { t } = useTranslation('errors')
  return (
    <>
      <PageBanner title={t('crash.heading')} pattern="crash" />
      <Section>
        <Typography variant="lead">{t('crash.lead')}</Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <TextLink page="home">{t('crash.home')}</TextLink>
      </Section>
    </>
  )
}
