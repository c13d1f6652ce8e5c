import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import { TextLink } from '#components/content/TextLink.tsx'
import { pageNamespace } from '#i18n/localeFiles.ts'
import { menuPages, pageTrail, textedPage, type PageId, type TextedPageId } from '#config/pages.ts'

const Words = styled('div')({
  display: 'grid',
  gap: 32,
  justifyItems: 'start',
  maxInlineSize: 840,
})

/** A page of one matter: banner, the family's sub-navigation, and the text. */
export default function ArticlePage({ id }: { id: PageId }) {
  const page = textedPage(id)
  const namespace = pageNamespace(page)
  const { t } = useTranslation(namespace).i18n
  const family = serviceFamily(page)
  return (
    <>
      <PageBanner title={t(`${namespace}:heading`)} pattern={page} page={page} />
      <Section>
        <Words>
          {family && <SubNavigation family={family} current={page} />}
          <Typography variant="lead">{t(`${namespace}:lead`)}</Typography>
          <TextLink page="contact">{t('menu:pages.contact')}</TextLink>
        </Words>
      </Section>
    </>
  )
}

/** The family a service page belongs to: the second step of its trail, where that one has pages below it. */
function serviceFamily(page: TextedPageId): TextedPageId | undefined {
  const family = pageTrail(page)[1]
  return family && menuPages(family).length > 0 ? family : undefined
}
