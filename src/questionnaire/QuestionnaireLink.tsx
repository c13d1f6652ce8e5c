import { buttonClasses } from '@mui/material/Button'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTextGroup } from '#i18n/useTexts.ts'
import { textButtonMargin } from '#theme/tokens.ts'
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
        // Not a flexbox, so that the chevron follows the last word, also of a second line.
        display: 'block',
        inlineSize: 'fit-content',
        alignContent: 'center',
        [`& > .${buttonClasses.endIcon}`]: { display: 'inline-block', verticalAlign: '-0.2em' },
        // Its words begin with the button above them.
        marginInlineStart: textButtonMargin,
        textAlign: 'start',
        textWrap: 'balance',
      }}
    >
      {heading}
    </ButtonLink>
  )
}
