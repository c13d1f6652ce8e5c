import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import type { Choice } from '#content/questions.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { answer, useAnswer } from './answers.ts'
import type { FieldProps } from './FieldProps.ts'
import { Hint } from './Hint.tsx'

/** One of several choices. The last one takes an answer back. */
export function ChoiceField({ page, id, question, texts }: FieldProps<Choice<'choice'>>) {
  const { t } = useTexts('sheet')
  const given = useAnswer(page, id) ?? ''
  const fieldId = useId()
  const [labelId, hintId] = [`${fieldId}-label`, `${fieldId}-hint`]
  return (
    <FormControl>
      <FormLabel id={labelId}>{texts.label}</FormLabel>
      <Hint id={hintId} question={question} texts={texts} />
      <RadioGroup
        row
        name={`${page}-${id}`}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        value={given}
        onChange={(_event, choice) => answer(page, id, choice)}
      >
        {question.choices.map((choice) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={texts.choices?.[choice]} />
        ))}
        <FormControlLabel value="" control={<Radio />} label={t('noAnswer')} />
      </RadioGroup>
    </FormControl>
  )
}

/** Any of several choices. */
export function ChoicesField({ page, id, question, texts }: FieldProps<Choice<'choices'>>) {
  const given = [useAnswer(page, id) ?? []].flat()
  const fieldId = useId()
  const [labelId, hintId] = [`${fieldId}-label`, `${fieldId}-hint`]
  const { choices } = question
  const choose = (choice: string, isChosen: boolean) =>
    answer(
      page,
      id,
      choices.filter((each) => (each === choice ? isChosen : given.includes(each))),
    )
  return (
    <FormControl role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      {/* No `fieldset`: a legend can't share the rows of its neighbours. */}
      <FormLabel id={labelId} component="div">
        {texts.label}
      </FormLabel>
      <Hint id={hintId} question={question} texts={texts} />
      <FormGroup row>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            control={<Checkbox />}
            checked={given.includes(choice)}
            onChange={(_event, isChosen) => choose(choice, isChosen)}
            label={texts.choices?.[choice]}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
