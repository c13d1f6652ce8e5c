import type { i18n } from 'i18next'
import { units, type Unit } from '#config/units.ts'
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
    given[id] = readFigure(i18n, unit, typed)
  }
  return given
}

/** Reads a figure that a visitor has typed, a share as 0.25; null if it is none. */
export function readFigure(i18n: i18n, unit: Unit, typed: string): number | null {
  const number = readNumber(typed, unitSymbol(i18n, unit))
  return number === undefined ? null : number / units[unit]
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
