import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Trans } from 'react-i18next'
import { BulletList } from '#components/content/BulletList.ts'
import { RichText } from '#components/content/RichParagraph.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { company } from '#config/company.ts'
import type { TopicKind } from '#config/contactTopics.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { questionnaireFragment } from '#questionnaire/questionnaireKey.ts'
import type { Topic } from './loadTopic.ts'
import type { OpenAsks } from './useOpenAsks.ts'

interface TopicHelpProps {
  id: string
  topic: Topic
  kind: TopicKind
  open: OpenAsks
  /** False: their place is kept. */
  isShown: boolean
}

/**
 * Help below the message: what we would like to know about the topic, the questionnaire that asks for it, and where else
 * something goes.
 */
export function TopicHelp({ id, topic, kind, open, isShown }: TopicHelpProps) {
  const { asks, leadsToQuestionnaire } = open
  const { t } = useTexts('enquiry')
  return (
    <Typography
      id={id}
      variant="body2"
      color="textSecondary"
      component="div"
      sx={{ marginBlockStart: -1.5, ...(!isShown && { visibility: 'hidden' }) }}
    >
      <Stack spacing={0.5}>
        {asks.length > 0 && (
          <>
            <span>{t('topic.questions')}</span>
            <BulletList sx={{ gap: 0.5 }}>
              {asks.map(({ id: question, ask }) => (
                <li key={question}>{ask}</li>
              ))}
            </BulletList>
          </>
        )}
        {leadsToQuestionnaire && <QuestionnaireOf topic={topic} isBegun={asks.length > 0} />}
        {(kind === 'careers' || kind === 'fault') && (
          <span>
            <RichText textKey={`enquiry:topic.notes.${kind}`} email={company.careersEmail} />
          </span>
        )}
      </Stack>
    </Typography>
  )
}

function QuestionnaireOf({ topic, isBegun }: { topic: Topic; isBegun: boolean }) {
  const { page, questionnaire, asks } = topic
  useTexts('enquiry')
  if (questionnaire === undefined) return null
  return (
    <span>
      <Trans
        i18nKey={isBegun ? 'enquiry:topic.sheetBegun' : 'enquiry:topic.sheet'}
        values={{ title: questionnaire, questions: asks.length }}
        tOptions={noBidiIsolation}
        components={{ sheet: <PageLink page={page} fragment={questionnaireFragment} /> }}
      />
    </span>
  )
}
