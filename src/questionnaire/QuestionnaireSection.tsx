import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useRef, type ComponentProps } from 'react'
import { BulletList } from '#components/content/BulletList.ts'
import { Disclosure } from '#components/content/Disclosure.ts'
import { PartFailure } from '#components/content/PartFailure.tsx'
import { Section } from '#components/content/Section.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useI18n, useTextGroup } from '#i18n/useTexts.ts'
import { useSectionLink } from '#hooks/useSectionLink.ts'
import { useNearViewport } from '#scheduling/useNearViewport.ts'
import { brand } from '#theme/brand.ts'
import { useHasAnswers } from './keptAnswers.ts'
import { outcomeOf } from './loadQuestionnaire.ts'
import { questionnaireFragment, questionnaireKey } from './questionnaireKey.ts'
import type { QuestionnaireTexts } from './texts.ts'
import { unfold } from './unfold.ts'

const QuestionnaireForm = lazyAgain(() => import('./QuestionnaireForm.tsx'))

/** Paper has the questionnaire of `QuestionnairePaper.tsx` in its place. */
const OnScreen = styled(Section)({ '@media print': { display: 'none' } })

/** Its summary looks like a button, so that nobody takes it for the last of the questions above it. */
const QuestionnaireDisclosure = styled(Disclosure)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: brand.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '--fold-margin': 'clamp(20px, 3vw, 36px)',
  '& > *': { paddingInline: 'var(--fold-margin)' },
  '& > noscript': { display: 'block' },
  '& > summary': {
    // `inherit` would take the radius of the browser's own slot, which is 0.
    borderRadius: brand.radius.card - 1,
    minBlockSize: 64,
    [theme.breakpoints.up('sm')]: { minBlockSize: 72 },
    color: theme.vars.palette.surface.onTonal,
    backgroundColor: theme.vars.palette.surface.tonal,
  },
  '&[open] > summary': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
}))

interface QuestionnaireSectionProps {
  page: CanonicalPageId
  background: NonNullable<ComponentProps<typeof Section>['background']>
}

/**
 * A page's questionnaire, folded. Its code and its questions are loaded when the visitor comes near. Without
 * scripts, the questions stand as a list.
 */
export function QuestionnaireSection({ page, background }: QuestionnaireSectionProps) {
  const { heading, lead, title } = useTextGroup<QuestionnaireTexts>(questionnaireKey(page))
  return (
    <OnScreen id={questionnaireFragment} background={background}>
      <Stack spacing={{ xs: 2, sm: 3, md: 5 }}>
        <Stack spacing={2} sx={{ maxInlineSize: 760 }}>
          <Typography variant="h2">{heading}</Typography>
          <Typography variant="lead">{lead}</Typography>
        </Stack>
        <FoldedQuestionnaire page={page} title={title} />
      </Stack>
    </OnScreen>
  )
}

/** A component of its own, inside the section: React hydrates the section's content later, and its element comes then. */
function FoldedQuestionnaire({ page, title }: { page: CanonicalPageId; title: string }) {
  const foldRef = useRef<HTMLDetailsElement>(null)
  const near = useNearViewport(foldRef)
  // A questionnaire with answers is also on paper, however far away it is.
  const hasAnswers = useHasAnswers()
  // A link has led the visitor to it, or a reload has, which may leave the window below a questionnaire that is still
  // empty.
  const isLinked = useSectionLink(page, questionnaireFragment, (isPressedHere) => {
    if (!foldRef.current) return
    // Who has pressed a link of the page knows that the questionnaire is open; else it opens by itself.
    if (isPressedHere) foldRef.current.open = true
    else unfold(foldRef.current)
  })
  const isDue = near || isLinked || hasAnswers
  const i18n = useI18n()
  // Beside the form's code: asked for by the form, they would begin to come some 150 ms later on a slow phone.
  useEffect(() => {
    if (isDue) void outcomeOf(i18n, page)
  }, [isDue, i18n, page])
  return (
    <QuestionnaireDisclosure ref={foldRef}>
      <summary>
        <Typography variant="h3">{title}</Typography>
        <Icon name="expand" sx={{ fontSize: 24 }} />
      </summary>
      {/* Without scripts it is all that the fold has. The browser's code has neither the list nor its questions. */}
      <noscript>{import.meta.env.SSR && <QuestionList page={page} />}</noscript>
      {isDue && (
        <Suspense>
          <ErrorBoundary renderFallback={(retry) => <PartFailure {...retry} />}>
            <QuestionnaireForm page={page} foldRef={foldRef} />
          </ErrorBoundary>
        </Suspense>
      )}
    </QuestionnaireDisclosure>
  )
}

function QuestionList({ page }: { page: CanonicalPageId }) {
  const { questions } = useTextGroup<QuestionnaireTexts>(questionnaireKey(page))
  return (
    <BulletList sx={{ paddingBlock: 2.5 }}>
      {Object.entries(questions).map(([id, { label }]) => (
        <li key={id}>{label}</li>
      ))}
    </BulletList>
  )
}
