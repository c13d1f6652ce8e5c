import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { buttonStyles } from '#components/ui/buttonStyles.ts'
import { Lead } from '#components/ui/text.ts'

const Reload = styled('button')(buttonStyles)

/** Replaces a page that could not be rendered. */
export function ErrorPage() {
  const { t } = useTexts('errors')
  return (
    <>
      <PageBanner title={t('crash.heading')} seed="crash" />
      <Section>
        <Lead>{t('crash.lead')}</Lead>
        <Reload type="button" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Reload>
        <TextLink page="home">{t('crash.home')}</TextLink>
      </Section>
    </>
  )
}
