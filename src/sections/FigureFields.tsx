import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { countedUnits } from '#config/units.ts'
import type { Calculation } from '#content/kinds/calculation.ts'
import { isTaken } from '#content/evaluate.ts'
import { contentOf } from '#content/loadContent.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { writeIsolated } from '#i18n/writeAmount.ts'
import { readNumber } from '#numbers/readNumber.ts'
import { setLeftOut } from '#questionnaire/answers.ts'
import { readFigure } from '#questionnaire/givenFigures.ts'
import { questionnaireFragment } from '#questionnaire/questionnaireKey.ts'
import { textButtonMargin } from '#theme/tokens.ts'
import { FigureField } from './FigureField.tsx'
import { ResultAtFields } from './ResultAtFields.tsx'
import type { OwnFigures } from './useOwnFigures.ts'

/** Two at most, where each is wide enough for its label on two lines. */
const twoColumns = 'repeat(auto-fill, minmax(min(100%, max(10rem, 34%)), 1fr))'

interface FigureFieldsProps {
  page: CanonicalPageId
  section: Calculation
  /** The labels of the inputs, by their ids. */
  labels: Readonly<Record<string, string>>
  own: OwnFigures
  /** The sentence of the result. */
  result: string
  /** Called with the first field once it is there. */
  onShown: (first: HTMLInputElement | null) => void
  onReset: () => void
}

/** A field for each input of a calculation. The result follows at once. */
export default function FigureFields(props: FigureFieldsProps) {
  const { page, section, labels, own, result, onShown, onReset } = props
  const { t } = useTexts('figures')
  const i18n = useI18n()
  const hasQuestions = contentOf(page).questions !== undefined
  const firstRef = useRef<HTMLInputElement>(null)
  useEffect(() => onShown(firstRef.current), [onShown])
  const reset = () => {
    own.reset()
    onReset()
  }
  return (
    <Paper variant="filled" sx={{ padding: 2.5, '@media print': { display: 'none' } }}>
      <div>
        <ResultAtFields sentence={result} />
        <Box
          sx={{
            display: 'grid',
            columnGap: 2.5,
            gridTemplateColumns: { sm: twoColumns },
            // A field that gets the focus stands below the result, with its label.
            '& input': { scrollMarginBlockStart: '6rem' },
          }}
        >
          {Object.entries(section.inputs).map(([id, input], index) => {
            const { unit, min, max } = input
            const text = own.textOf(id)
            const number = readNumber(text, unitSymbol(i18n, unit))
            return (
              <FigureField
                key={id}
                label={labels[id] ?? id}
                unit={unitSymbol(i18n, unit, number)}
                whose={id in own.given ? t('whose.visitor') : t('whose.example')}
                wanted={t(countedUnits.has(unit) ? 'wanted.whole' : 'wanted.number', {
                  min: writeIsolated(i18n, { value: min, unit }),
                  max: writeIsolated(i18n, { value: max, unit }),
                  ...noBidiIsolation,
                })}
                isTaken={(typed) => isTaken(input, readFigure(i18n, unit, typed))}
                text={text}
                onType={(typed) => own.type(id, typed)}
                inputRef={index === 0 ? firstRef : undefined}
              />
            )
          })}
        </Box>
      </div>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'grid', gap: 1, paddingBlockEnd: 2 }}
      >
        <p>{hasQuestions ? t('sentWithSheet') : t('sent')}</p>
        <p>{t('passedOn')}</p>
        <p>{t('note')}</p>
      </Typography>
      {/* The words of the first button begin where the fields do. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInlineStart: textButtonMargin }}>
        <Button variant="text" onClick={reset}>
          {t('backToExample')}
        </Button>
        {hasQuestions ? (
          <ButtonLink page={page} fragment={questionnaireFragment} icon="expand" variant="text">
            {t('toSheet')}
          </ButtonLink>
        ) : (
          <ContactButton about={page} variant="text" onClick={() => setLeftOut(page, false)}>
            {t('toEnquiry')}
          </ContactButton>
        )}
      </Stack>
    </Paper>
  )
}
