import type { i18n } from 'i18next'
import { units } from '#config/units.ts'
import type { Given } from '#content/evaluate.ts'
import type { Calculation } from '#content/kinds/calculation.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { writeNumber } from '#i18n/writeAmount.ts'
import { readNumber } from '#numbers/readNumber.ts'
import type { Answers } from './AnswersByPage.ts'

/** Reads the figures that a visitor has given for a calculation's inputs. */
export function givenFigures(i18n: i18n, { inputs }: Calculation, answers: Answers): Given {
  const given: Record<string, number | null> = {}
  for (const [id, { unit }] of Object.entries(inputs)) {
    const typed = answers[id]
    if (typeof typed !== 'string') continue
    const number = readNumber(typed, unitSymbol(i18n, unit))
    given[id] = number === undefined ? null : number / units[unit]
  }
  return given
}

/** Writes the figures of a calculation's example as a visitor would type them. */
export function exampleFigures({ inputs }: Calculation, language: LanguageCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, { example, unit }]) => [
      id,
      writeNumber(example * units[unit], language),
    ]),
  )
}
