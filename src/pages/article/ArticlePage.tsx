import Box from '@mui/material/Box'
import { IndustryList } from '#components/content/IndustryList.tsx'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { Section } from '#components/content/Section.tsx'
import { SubNavigation } from '#components/content/SubNavigation.tsx'
import { canonicalPage, menuPages, pageRow, familyOf, type PageId, type PagesOf } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { backgroundAfter, bandsOf } from '#sections/bandsOf.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { QuestionnaireLink } from '#questionnaire/QuestionnaireLink.tsx'
import { QuestionnaireSection } from '#questionnaire/QuestionnaireSection.tsx'
import { textButtonMargin } from '#theme/tokens.ts'
import { PrintButton } from './PrintButton.tsx'

/** A page about one product or service: opening, sub-navigation, sections, questionnaire if it has one, and the way on. */
export default function ArticlePage({ id }: { id: PageId }) {
  const page = canonicalPage(id) as PagesOf<'article'>
  const { promise, ownerFact, sections, questions } = contentOf(page)
  const family = familyOf(page)
  const bands = bandsOf(Object.values(sections).map((section) => ({ section })))
  const { industriesInBanner, parent } = pageRow(page)
  const slots = {
    banner: industriesInBanner ? IndustryList : undefined,
    actions: questions ? QuestionnaireLink : undefined,
    tools: PageTools,
    subMenu: family && menuPages(family).length > 0 ? SubNavigation : undefined,
    nextStep: LastAction,
  }
  return (
    <InnerPage page={page} promise={promise} ownerFact={ownerFact} slots={slots}>
      <PageSections page={page} sections={sections} />
      {questions && <QuestionnaireSection page={page} background={backgroundAfter(bands)} />}
      {parent === 'products' && !industriesInBanner && (
        <Section background="band" padding="dense">
          <IndustryList />
        </Section>
      )}
    </InnerPage>
  )
}

/** In the last band. */
function LastAction() {
  return (
    // In a second row of buttons, its words begin where the button above does.
    <Box data-tools sx={{ marginInlineStart: { sm: textButtonMargin } }}>
      <PrintButton />
    </Box>
  )
}

/** In the opening. Above the scene, its words end where the page's content does. */
function PageTools() {
  return (
    <Box sx={{ marginInlineEnd: { sm: textButtonMargin } }}>
      <PrintButton color="inherit" atEnd />
    </Box>
  )
}
