import type { i18n } from 'i18next'
import { units } from '#config/units.ts'
import type { Given } from '#content/evaluate.ts'
import type { Calculation } from '#content/kinds/calculation.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { readNumber } from '#numbers/readNumber.ts'
import type { Answers } from './AnswersByPage.ts'

/** Reads the figures that a visitor has given for a calculation's inputs. */
export function givenFigures(i18n: i18n, { inputs }: Calculation, answers: Answers): Given {
  const given: Record<string, number | null> = {}
  for (const [id, { unit }] of Object.entries(inputs)) {
    const typed = answers[id]
    if (typeof typed !== 'string') continue
    const number = readNumber(typed, unitSymbol(i18n, unit))
    given[id] = number ? number.value / units[unit] : null
  }
  return given
}
