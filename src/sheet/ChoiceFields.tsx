import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { answer, useAnswer } from './answers.ts'
import type { FieldProps } from './FieldProps.ts'
import { choicesOf } from './texts.ts'

/** One of several choices. The last one takes an answer back. */
export function ChoiceField({ page, id, question }: FieldProps) {
  const { t } = useTexts('sheet')
  const given = useAnswer(page, id) ?? ''
  const fieldId = useId()
  const [labelId, hintId] = [`${fieldId}-label`, `${fieldId}-hint`]
  return (
    <FormControl>
      <FormLabel id={labelId}>{question.label}</FormLabel>
      <FormHelperText id={hintId}>{question.hint}</FormHelperText>
      <RadioGroup
        row
        name={`${page}-${id}`}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        value={given}
        onChange={(_event, choice) => answer(page, id, choice)}
      >
        {choicesOf(question).map(([choice, label]) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={label} />
        ))}
        <FormControlLabel value="" control={<Radio />} label={t('noAnswer')} />
      </RadioGroup>
    </FormControl>
  )
}

/** Any of several choices. */
export function ChoicesField({ page, id, question }: FieldProps) {
  const given = [useAnswer(page, id) ?? []].flat()
  const hintId = useId()
  const choices = choicesOf(question)
  const choose = (choice: string, isChosen: boolean) =>
    answer(
      page,
      id,
      choices.map(([each]) => each).filter((each) => (each === choice ? isChosen : given.includes(each))),
    )
  return (
    <FormControl component="fieldset" aria-describedby={hintId}>
      <FormLabel component="legend">{question.label}</FormLabel>
      <FormHelperText id={hintId}>{question.hint}</FormHelperText>
      <FormGroup row>
        {choices.map(([choice, label]) => (
          <FormControlLabel
            key={choice}
            control={<Checkbox />}
            checked={given.includes(choice)}
            onChange={(_event, isChosen) => choose(choice, isChosen)}
            label={label}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
