import { describe, expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { languageCodes } from '#i18n/languages.ts'
import { pageTexts } from '../support/pages.ts'
import type { Calculation, CalculationTexts } from '#content/kinds/calculation.ts'
import type { LevelsTexts } from '#content/kinds/levels.ts'
import type { ResponsibilitiesTexts } from '#content/kinds/responsibilities.ts'
import type { ExamplesTexts } from '#content/kinds/examples.ts'
import type { QuestionTexts } from '#questionnaire/texts.ts'
import type { SectionOf } from '#content/kinds/kinds.ts'
import type { Question } from '#content/questions.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'

const pages = canonicalPageIds.filter(hasContent)
await Promise.all(pages.map(loadContent))

interface PageWords {
  sections?: Record<string, CalculationTexts>
  questionnaire?: { questions: Record<string, Partial<QuestionTexts>> }
}

type Compared = Partial<Pick<LevelsTexts, 'levels'> & Pick<ResponsibilitiesTexts, 'parties'>> & {
  rows: { cells: Record<string, string> }[]
}

const ids = (group: object = {}) => Object.keys(group).toSorted()

/** What a question needs words for. */
const parts = (question: Question) => ['ask', 'hint', 'label', ...('choices' in question ? ['choices'] : [])]

function placeholders(texts: unknown): string[] {
  return [...JSON.stringify(texts ?? '').matchAll(/{{(\w+)}}/g)].map(([, id = '']) => id)
}

/** What pages fill in beside figures: addresses and numbers of the company. */
const given = ['email', 'support']

const drawsMachines = (section: SectionOf) =>
  section.kind === 'calculation' && section.drawing.form === 'machines'

/** The ids that the words of a drawing have. */
const drawnIds = (section: Calculation) =>
  drawsMachines(section) ? ['machine', 'name', 'shared'] : section.drawing.of

describe.each(languageCodes)('%s', (code) => {
  const wordsOf = (page: (typeof pages)[number]) => pageTexts(code, page) as PageWords

  test.each(pages)('%s has words for each section, and sections for all words', (page) => {
    // The policies of Compliance have a template of their own.
    const { policies: _, ...sections } = wordsOf(page).sections ?? {}
    expect(ids(sections)).toEqual(ids(contentOf(page).sections))
  })

  test.each(pages)('%s has words for each question, and questions for all words', (page) => {
    const { questions = {} } = contentOf(page)
    const words = wordsOf(page).questionnaire?.questions
    expect(ids(words)).toEqual(ids(questions))
    for (const [id, question] of Object.entries(questions)) {
      const texts = words?.[id] ?? {}
      expect(ids(texts), id).toEqual(expect.arrayContaining(parts(question)))
      const choices = 'choices' in question ? question.choices.toSorted() : []
      expect(ids(texts.choices), id).toEqual(choices)
    }
  })

  test.each(pages)('the columns and cells of %s have the ids of what it compares', (page) => {
    for (const [key, section] of Object.entries(contentOf(page).sections)) {
      if (section.kind !== 'levels' && section.kind !== 'responsibilities') continue
      const words = wordsOf(page).sections?.[key] as unknown as Compared
      expect(ids(words.levels ?? words.parties), key).toEqual([...section.of].toSorted())
      // All levels have a cell in each row; a party may have no part in it.
      for (const { cells } of words.rows) {
        const least = section.kind === 'levels' ? section.of : []
        expect(ids(cells), key).toEqual(expect.arrayContaining([...least]))
        expect(section.of, key).toEqual(expect.arrayContaining(ids(cells)))
      }
    }
  })

  test.each(pages)('the examples of other pages on %s have words, which name figures of theirs', (page) => {
    for (const [key, section] of Object.entries(contentOf(page).sections)) {
      if (section.kind !== 'examples') continue
      const words = wordsOf(page).sections?.[key] as Partial<ExamplesTexts> | undefined
      expect(ids(words?.items), key).toEqual(ids(section.of))
      for (const [other, { inputs, results }] of Object.entries(section.of))
        expect([...ids(inputs), ...ids(results)], `${key}.items.${other}: {{…}}`).toEqual(
          expect.arrayContaining(placeholders(words?.items?.[other])),
        )
    }
  })

  test.each(pages)('the calculations of %s and their words have the same ids', (page) => {
    const { questions = {}, sections } = contentOf(page)
    const figures = new Set<string>()
    for (const section of Object.values(sections)) {
      if (section.kind === 'calculation')
        for (const id of [...ids(section.inputs), ...ids(section.results)]) figures.add(id)
    }
    for (const [key, section] of Object.entries(sections)) {
      const words = wordsOf(page).sections?.[key]
      if (section.kind === 'examples') continue
      const known = [...figures, ...given, ...(drawsMachines(section) ? ['number'] : [])]
      expect(known, `${key}: {{…}}`).toEqual(expect.arrayContaining(placeholders(words)))
      if (section.kind !== 'calculation' || !words) continue
      const asked = ids(section.inputs).filter((id) => !(id in questions))
      expect(ids(words.inputs), `${key}.inputs`).toEqual(asked)
      expect(placeholders(words.heading), `${key}.heading: would keep the figures of the example`).toEqual([])
      expect(ids(words.drawn), `${key}.drawn`).toEqual([...drawnIds(section)].toSorted())
      expect(ids(section.results), `${key}.steps`).toEqual(expect.arrayContaining(ids(words.steps)))
      const told = [...ids(words.steps), ...drawnIds(section), ...placeholders(words)]
      expect(told, `${key}: a result that no one sees`).toEqual(expect.arrayContaining(ids(section.results)))
    }
  })
})
