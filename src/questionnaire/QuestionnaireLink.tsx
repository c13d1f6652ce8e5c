import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTextGroup } from '#i18n/useTexts.ts'
import { questionnaireFragment, questionnaireKey } from './questionnaireKey.ts'
import type { QuestionnaireTexts } from './texts.ts'

/** Leads from a page's opening down to its questionnaire. */
export function QuestionnaireLink({ page }: { page: CanonicalPageId }) {
  const { heading } = useTextGroup<QuestionnaireTexts>(questionnaireKey(page))
  return (
    <ButtonLink
      page={page}
      fragment={questionnaireFragment}
      icon="expand"
      variant="text"
      color="inherit"
      sx={{
        justifyContent: 'start',
        // Its words begin with the button above them.
        marginInlineStart: -1.5,
        textAlign: 'start',
        textWrap: 'balance',
      }}
    >
      {heading}
    </ButtonLink>
  )
}
