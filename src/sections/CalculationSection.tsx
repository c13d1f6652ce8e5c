import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useRef, useState } from 'react'
import { evaluate, type Outcome } from '#content/evaluate.ts'
import { useFilledTexts } from '#i18n/useFilledTexts.ts'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { useScrollAnchoring } from '#hooks/useScrollAnchoring.ts'
import { useSectionLink } from '#hooks/useSectionLink.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { AmountPlace } from '#i18n/writeAmount.ts'
import { drawings } from './drawings/drawings.ts'
import { FiguresOnPaper } from './FiguresOnPaper.tsx'
import { Reckoning } from './Reckoning.tsx'
import { Result } from './Result.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'
import { useInputLabels } from './useInputLabels.ts'
import { useOwnFigures } from './useOwnFigures.ts'
import { useWrittenAmounts } from './useWrittenAmounts.ts'

const FigureFields = lazyAgain(() => import('./FigureFields.tsx'))

/** Stands for a figure while one that it follows from cannot be read. */
const noFigure = '–'

const onPaper = { display: 'none', '@media print': { display: 'block' } } as const

/**
 * A worked example. Drawing, result and arithmetic have its figures or those of the visitor; its story tells of somebody
 * else and keeps its own, and its heading has none.
 */
export function CalculationSection(props: SectionProps<'calculation'>) {
  const { page, id, section, words } = props
  const { texts, textKey } = words
  const { t } = useTexts('figures')
  const { formatLocale } = useLanguage()
  const own = useOwnFigures(page, section)
  useScrollAnchoring(id)
  const labels = useInputLabels(page, section, texts)
  /** A figure typed in the questionnaire opens no fields: the page would move under the one who types it. */
  const [isOpened, setIsOpened] = useState(false)
  // Links to figures of the visitor's own lead here to change them.
  useSectionLink(page, id, () => setIsOpened(isOpened || own.isOwn))
  const isPressed = useRef(false)
  /** A press takes the focus along; a switch of the language shows the fields anew, and does not. */
  const focusOnce = (field: HTMLInputElement | null) => {
    if (isPressed.current) {
      field?.focus()
      // As with Tab: what is typed takes the place of the figure.
      field?.select()
    }
    isPressed.current = false
  }
  /** The button that puts the example back has gone, and hands the focus on. */
  const [wasReset, setWasReset] = useState(false)
  const { amounts, waitsFor } = evaluate(section, own.given)
  const ofExample = evaluate(section, {}).amounts
  const write = useWrittenAmounts()
  const isWaiting = waitsFor.length > 0
  const writeOwn = (place: AmountPlace) => (isWaiting ? withoutFigures(amounts) : write(amounts, place))
  const alone = writeOwn('alone')
  const fill = useFilledTexts(textKey, writeOwn('sentence'))
  const missing = waitsFor.map((input) => labels[input] ?? input)
  const sentence = isWaiting
    ? t('waits', { fields: new Intl.ListFormat(formatLocale, { type: 'conjunction' }).format(missing) })
    : fill('result')
  const waiting = isWaiting ? { opacity: 0.4 } : {}
  const action = own.isOwn ? t('change') : t('putIn')
  const Drawing = drawings[section.drawing.form]
  const fields = (
    <Suspense>
      <FigureFields
        page={page}
        section={section}
        labels={labels}
        own={own}
        result={sentence}
        onShown={focusOnce}
        onReset={() => {
          setIsOpened(false)
          setWasReset(true)
        }}
      />
    </Suspense>
  )
  return (
    <SectionLayout
      {...words}
      values={write(ofExample)}
      besideStays={isOpened}
      aboveWords={(isOpened || own.isOwn) && <Whose sx={isOpened ? undefined : onPaper}>{t('story')}</Whose>}
      belowWords={
        <>
          {own.isOwn && <FiguresOnPaper labels={labels} values={alone} given={own.given} />}
          {isOpened ? (
            fields
          ) : (
            <Button
              variant="tonal"
              autoFocus={wasReset}
              onClick={() => {
                isPressed.current = true
                setIsOpened(true)
              }}
              sx={{ alignSelf: 'start', 'html:not([data-script]) &': { display: 'none' } }}
            >
              <span key={action}>{action}</span>
            </Button>
          )}
        </>
      }
      beside={
        <Stack spacing={{ xs: 2, sm: 2.5 }}>
          <Whose sx={own.isOwn ? { '@media print': { display: 'none' } } : undefined}>
            {own.isOwn ? t('ofVisitor') : t('ofExample')}
          </Whose>
          <Stack spacing={{ xs: 2, sm: 2.5 }} sx={waiting}>
            <Drawing
              of={section.drawing.of}
              amounts={amounts}
              values={alone}
              example={own.isOwn ? { amounts: ofExample, values: write(ofExample, 'alone') } : undefined}
              fill={fill}
            />
          </Stack>
          <Result sentence={sentence} isChanged={own.isChanged} />
        </Stack>
      }
    >
      <Box sx={waiting}>
        <Reckoning section={section} steps={texts.steps} fill={fill} values={alone} textKey={textKey} />
      </Box>
    </SectionLayout>
  )
}

/** Says whose figures follow, in an element for each text: a translator's would stay. */
function Whose({ sx, children }: { sx?: SxProps | undefined; children: string }) {
  return (
    <Typography variant="subtitle2" component="p" color="textSecondary" {...(sx && { sx })}>
      <span key={children}>{children}</span>
    </Typography>
  )
}

function withoutFigures(amounts: Outcome['amounts']): Record<string, string> {
  return Object.fromEntries(Object.keys(amounts).map((id) => [id, noFigure]))
}
