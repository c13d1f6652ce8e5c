import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { buttonStyles } from '#components/ui/buttonStyles.ts'

const Reload = styled('button')(buttonStyles)

/** What stands in place of a page that could not be rendered. */
export function CrashPage() {
  const { t } = useTranslation('errors')
  return (
    <>
      <PageBanner title={t('crash.heading')} seed="crash" />
      <Section>
        <Typography variant="lead">{t('crash.lead')}</Typography>
        <Reload type="button" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Reload>
        <TextLink page="home">{t('crash.home')}</TextLink>
      </Section>
    </>
  )
}
