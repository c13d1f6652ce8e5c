import type { i18n } from 'i18next'
import type { CanonicalPageId } from '#config/pages.ts'
import { evaluate } from '#content/evaluate.ts'
import type { CalculationTexts } from '#content/kinds/calculation.ts'
import { contentOf } from '#content/loadContent.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { writeAmount, type AmountPlace } from '#i18n/writeAmount.ts'
import { givenFigures } from './givenFigures.ts'
import { labelOf } from './labelOf.ts'
import type { Answers } from './AnswersByPage.ts'
import type { AnswerLine } from './AnswerLine.ts'

/**
 * Returns the lines of what a page computes with a visitor's figures: the inputs that no question asks for, and the
 * result. There are none if a figure cannot be read, or if the visitor gave none.
 */
export function writeResults(i18n: i18n, page: CanonicalPageId, answers: Answers): AnswerLine[] {
  const { sections, questions = {} } = contentOf(page)
  return Object.entries(sections).flatMap(([id, section]) => {
    if (section.kind !== 'calculation') return []
    const given = givenFigures(i18n, section, answers)
    const { amounts, waitsFor } = evaluate(section, given)
    if (Object.keys(given).length === 0 || waitsFor.length > 0) return []
    const write = (place: AmountPlace) =>
      Object.fromEntries(
        Object.entries(amounts).map(([name, amount]) => [
          name,
          // In one line; `writeText` has ordinary spaces.
          writeAmount(i18n, amount, place).replace(' ', '\u00A0'),
        ]),
      )
    const alone = write('alone')
    const key = `sections.${id}`
    const texts = i18n.getResource(i18n.language, `pages/${page}`, key) as CalculationTexts
    const assumed = Object.keys(section.inputs)
      .filter((name) => !(name in questions) || !(name in given))
      .map((name) => ({
        id: `${id}-${name}`,
        question: name,
        label: texts.inputs?.[name] ?? labelOf(i18n, page, name),
        answer:
          name in given
            ? (alone[name] ?? '')
            : i18n.t('figures:assumed', { amount: alone[name] ?? '', ...noBidiIsolation }),
      }))
    const result = i18n.t(`pages/${page}:${key}.result` as never /* ids are not typed */, {
      ...write('sentence'),
      ...noBidiIsolation,
    })
    return [...assumed, { id: `${id}-result`, label: i18n.t('figures:columns.outcome'), answer: result }]
  })
}
