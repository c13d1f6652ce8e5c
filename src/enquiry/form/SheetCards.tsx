import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { setLeftOut } from '#questionnaire/answers.ts'
import type { WrittenSheet } from '#questionnaire/writeSheet.ts'

interface SheetCardsProps {
  sheets: readonly WrittenSheet[]
  /** Characters of the message, sheets included, and how many it may have. */
  length: number
  max: number
}

/** The sheets that are sent with the message, each with exactly the lines that are sent. */
export function SheetCards({ sheets, length, max }: SheetCardsProps) {
  const { t } = useTexts('sheet')
  const { formatLocale } = useLanguage()
  const [removed, setRemoved] = useState<WrittenSheet | null>(null)
  const figure = (count: number) => count.toLocaleString(formatLocale)
  const remove = (sheet: WrittenSheet) => {
    setLeftOut(sheet.page, true)
    setRemoved(sheet)
  }
  const isRemoved = ({ page }: WrittenSheet) => removed?.page === page
  return (
    <Stack spacing={1.5}>
      {sheets.map((sheet) => (
        <SheetCard
          key={sheet.page}
          sheet={sheet}
          onRemove={() => remove(sheet)}
          {...(isRemoved(sheet) && { onReturn: () => setRemoved(null) })}
        />
      ))}
      {/* Its button keeps the focus until the card has come back, which takes the focus over. */}
      {removed && !sheets.some(isRemoved) && (
        <Removed title={removed.title} onPutBack={() => setLeftOut(removed.page, false)} />
      )}
      {sheets.length > 0 && (
        <Typography variant="body2" color={length > max ? 'error' : 'textSecondary'} role="status">
          {t('length', { length: figure(length), max: figure(max) })}
        </Typography>
      )}
    </Stack>
  )
}

interface SheetCardProps {
  sheet: WrittenSheet
  onRemove: () => void
  /** Called when a card that was removed comes back. It then has the focus of the button that has brought it back. */
  onReturn?: () => void
}

function SheetCard({ sheet, onRemove, onReturn }: SheetCardProps) {
  const { t } = useTexts('sheet')
  const { direction } = useLanguage()
  const pageHref = usePageHref()
  const { page, title, lines, fragment } = sheet
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
              {label}: <bdi dir={direction}>{answer}</bdi>
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

/** Takes the focus of the button that has gone with its card. */
function Removed({ title, onPutBack }: { title: string; onPutBack: () => void }) {
  const { t } = useTexts('sheet')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useEffect(() => buttonRef.current?.focus(), [])
  return (
    <div>
      <Typography id={textId}>{t('removed', { title })}</Typography>
      <Button ref={buttonRef} variant="text" aria-describedby={textId} onClick={onPutBack}>
        {t('putBack')}
      </Button>
    </div>
  )
}
