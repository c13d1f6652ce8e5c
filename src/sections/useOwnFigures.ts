import { useState } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import type { Given } from '#content/evaluate.ts'
import type { Calculation } from '#content/kinds/calculation.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { answer, useAnswers } from '#questionnaire/answers.ts'
import { exampleFigures, givenFigures } from '#questionnaire/givenFigures.ts'
import type { Answers } from '#questionnaire/AnswersByPage.ts'

/** What a visitor has put into a calculation. It is kept with the answers of the page's questionnaire. */
export interface OwnFigures {
  given: Given
  /** Whether a figure is the visitor's. */
  isOwn: boolean
  /** Whether the visitor has changed a figure since the page is shown. */
  isChanged: boolean
  /** The text of an input's field: what was typed, else the figure of the example. */
  textOf: (id: string) => string
  type: (id: string, typed: string) => void
  /** Puts the figures of the example back. */
  reset: () => void
}

const noAnswers: Answers = {}

export function useOwnFigures(page: CanonicalPageId, calculation: Calculation): OwnFigures {
  const { inputs } = calculation
  const i18n = useI18n()
  const answers = useAnswers()[page]?.answers ?? noAnswers
  /** The fields that were emptied: an empty answer is not kept, and the example's figure would come back while one types. */
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set())
  const [isChanged, setIsChanged] = useState(false)
  const ids = Object.keys(inputs)
  const typedIn = (id: string) => {
    const own = answers[id]
    return typeof own === 'string' ? own : undefined
  }
  // What is given elsewhere since then, as in the questionnaire, counts.
  const empty = [...emptied].filter((id) => typedIn(id) === undefined)
  const given = givenFigures(i18n, calculation, {
    ...answers,
    ...Object.fromEntries(empty.map((id) => [id, ''])),
  })
  const examples = exampleFigures(calculation, i18n.language as LanguageCode)
  return {
    given,
    isOwn: Object.keys(given).length > 0,
    textOf: (id) => typedIn(id) ?? (emptied.has(id) ? '' : (examples[id] ?? '')),
    isChanged,
    type: (id, typed) => {
      setIsChanged(true)
      const others = [...emptied].filter((each) => each !== id)
      setEmptied(new Set(typed === '' ? [...others, id] : others))
      answer(page, id, typed)
    },
    reset: () => {
      setIsChanged(true)
      setEmptied(new Set())
      for (const id of ids) answer(page, id, '')
    },
  }
}
