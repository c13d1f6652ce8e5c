import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { evaluate } from '#content/evaluate.ts'
import { useFilledTexts } from '#i18n/useFilledTexts.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { drawings } from './drawings/drawings.ts'
import { FiguresOnPaper } from './FiguresOnPaper.tsx'
import { Reckoning } from './Reckoning.tsx'
import { Result } from './Result.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'
import { useInputLabels } from './useInputLabels.ts'
import { useOwnFigures } from './useOwnFigures.ts'
import { useWrittenAmounts } from './useWrittenAmounts.ts'

const FigureFields = lazy(() => import('./FigureFields.tsx'))

/** A worked example: its words, its drawing and its arithmetic, with the figures of the example or of the visitor. */
export function CalculationSection(props: SectionProps<'calculation'>) {
  const { page, section, words } = props
  const { texts, textKey } = words
  const { t } = useTexts('figures')
  const own = useOwnFigures(page, section)
  const labels = useInputLabels(page, section, texts)
  const [isOpened, setIsOpened] = useState(false)
  /** The button that puts the example back has gone, and hands the focus on. */
  const [wasReset, setWasReset] = useState(false)
  const { amounts, waitsFor } = evaluate(section, own.given)
  const write = useWrittenAmounts()
  const values = write(amounts)
  const alone = write(amounts, 'alone')
  const fill = useFilledTexts(textKey, values)
  const waiting = waitsFor.length > 0 ? { opacity: 0.4 } : {}
  const Drawing = drawings[section.drawing.form]
  const fields = (
    <Suspense>
      <FigureFields
        section={section}
        labels={labels}
        own={own}
        isPressed={isOpened}
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
      values={values}
      belowWords={
        isOpened || own.isOwn ? (
          fields
        ) : (
          <Button
            variant="tonal"
            autoFocus={wasReset}
            onClick={() => setIsOpened(true)}
            sx={{ alignSelf: 'start', 'html:not([data-script]) &': { display: 'none' } }}
          >
            {t('putIn')}
          </Button>
        )
      }
      beside={
        <Stack spacing={2.5}>
          {own.isOwn && <FiguresOnPaper labels={labels} values={alone} given={own.given} />}
          <Typography
            variant="subtitle2"
            component="p"
            color="textSecondary"
            sx={own.isOwn ? { '@media print': { display: 'none' } } : undefined}
          >
            <span key={own.isOwn ? 'visitor' : 'example'}>{own.isOwn ? t('ofVisitor') : t('ofExample')}</span>
          </Typography>
          <Stack spacing={2.5} sx={waiting}>
            <Drawing of={section.drawing.of} amounts={amounts} values={alone} fill={fill} />
          </Stack>
          <Result
            waitsFor={waitsFor.map((id) => labels[id] ?? id)}
            result={fill('result')}
            isChanged={own.isChanged}
          />
        </Stack>
      }
    >
      <Box sx={waiting}>
        <Reckoning section={section} steps={texts.steps} fill={fill} values={alone} textKey={textKey} />
      </Box>
    </SectionLayout>
  )
}
