import Button from '@mui/material/Button'
import { useTexts } from '#i18n/useTexts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { Lead } from '#components/ui/text.ts'

/** Replaces a page that could not be rendered. */
export function ErrorPage() {
  const { t } = useTexts('errors')
  return (
    <>
      <PageBanner title={t('crash.heading')} seed="crash" />
      <Section>
        <Lead>{t('crash.lead')}</Lead>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <TextLink page="home">{t('crash.home')}</TextLink>
      </Section>
    </>
  )
}
