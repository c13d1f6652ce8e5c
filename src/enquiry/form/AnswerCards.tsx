import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { directionOfAnswer } from '#i18n/bidiIsolation.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { setLeftOut } from '#questionnaire/answers.ts'
import type { WrittenAnswers } from '#questionnaire/writeAnswers.ts'
import { PutBack } from './PutBack.tsx'

interface AnswerCardsProps {
  answers: readonly WrittenAnswers[]
  /** Characters of the message, answers included, and how many it may have. */
  length: number
  max: number
}

/** The answers that are sent with the message: a card for each questionnaire, with exactly the lines that are sent. */
export function AnswerCards({ answers, length, max }: AnswerCardsProps) {
  const { t } = useTexts('sheet')
  const { formatLocale } = useLanguage()
  const [removed, setRemoved] = useState<WrittenAnswers | null>(null)
  const figure = (count: number) => count.toLocaleString(formatLocale)
  const remove = (written: WrittenAnswers) => {
    setLeftOut(written.page, true)
    setRemoved(written)
  }
  const isRemoved = ({ page }: WrittenAnswers) => removed?.page === page
  return (
    <Stack spacing={1.5}>
      {answers.map((written) => (
        <AnswerCard
          key={written.page}
          written={written}
          onRemove={() => remove(written)}
          {...(isRemoved(written) && { onReturn: () => setRemoved(null) })}
        />
      ))}
      {/* Its button keeps the focus until the card has come back, which takes the focus over. */}
      {removed && !answers.some(isRemoved) && (
        <PutBack
          text={t('removed', { title: removed.title })}
          action={t('putBack')}
          onPutBack={() => setLeftOut(removed.page, false)}
        />
      )}
      {answers.length > 0 && (
        <Typography variant="body2" color={length > max ? 'error' : 'textSecondary'} role="status">
          {t('length', { length: figure(length), max: figure(max) })}
        </Typography>
      )}
    </Stack>
  )
}

interface AnswerCardProps {
  written: WrittenAnswers
  onRemove: () => void
  /** Called when a card that was removed comes back. It then has the focus of the button that has brought it back. */
  onReturn?: () => void
}

function AnswerCard({ written, onRemove, onReturn }: AnswerCardProps) {
  const { t } = useTexts('sheet')
  const { direction } = useLanguage()
  const pageHref = usePageHref()
  const { page, title, lines, fragment } = written
  const titleId = useId()
  const removeRef = useRef<HTMLButtonElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (!onReturn) return
    removeRef.current?.focus()
    onReturn()
  })
  useEffect(() => takeFocus(), [])
  return (
    <Card component="section" variant="outlined" aria-labelledby={titleId}>
      <CardContent>
        <Typography variant="body2" color="textSecondary">
          {t('attached')}
        </Typography>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        <Stack component="ul" spacing={0.5}>
          {lines.map(({ id, label, answer }) => (
            <li key={id}>
              {/* oxlint-disable-next-line react/jsx-no-literals -- the line that is sent has it, too */}
              {label}: <bdi dir={directionOfAnswer(answer, direction)}>{answer}</bdi>
            </li>
          ))}
        </Stack>
      </CardContent>
      <CardActions>
        <Button href={pageHref(page, fragment)} variant="text" aria-describedby={titleId}>
          {t('change')}
        </Button>
        <Button ref={removeRef} variant="text" aria-describedby={titleId} onClick={onRemove}>
          {t('remove')}
        </Button>
      </CardActions>
    </Card>
  )
}
