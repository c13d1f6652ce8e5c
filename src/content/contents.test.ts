import { expect, describe, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { units } from '#config/units.ts'
import { evaluate } from './evaluate.ts'
import { contentOf, hasContent, loadContent } from './loadContent.ts'

const pages = canonicalPageIds.filter(hasContent)
await Promise.all(pages.map(loadContent))

const calculations = pages.flatMap((page) =>
  Object.entries(contentOf(page).sections).flatMap(([id, section]) =>
    section.kind === 'calculation' ? [{ name: `${page} ${id}`, page, section }] : [],
  ),
)

// Every text of a page may name a figure by its id alone.
test.each(pages)('no two examples of %s have a figure of one id', (page) => {
  const ids = calculations
    .filter((each) => each.page === page)
    .flatMap(({ section: { inputs, results } }) => [...Object.keys(inputs), ...Object.keys(results)])
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})

describe.each(calculations)('the calculation of $name', ({ page, section }) => {
  const { inputs, results, drawing } = section
  /** The least, the example's and the largest figure of each input, with those of all others. */
  const everyExtreme = Object.entries(inputs).reduce<Record<string, number>[]>(
    (all, [id, { min, max, example }]) =>
      all.flatMap((given) => [min, example, max].map((value) => ({ ...given, [id]: value }))),
    [{}],
  )

  test('no figure that its inputs take leads to a result that is none', () => {
    for (const given of everyExtreme) {
      const { amounts, waitsFor } = evaluate(section, given)
      expect(waitsFor).toEqual([])
      for (const [id, { value, unit }] of Object.entries(amounts)) {
        expect(value, `${id} with ${JSON.stringify(given)}`).toBeGreaterThanOrEqual(0)
        expect(value * units[unit], `${id} with ${JSON.stringify(given)}`).toBeLessThan(1e18)
      }
    }
  })

  test('it waits for a figure that is none, too small or too large', () => {
    for (const [id, { min, max }] of Object.entries(inputs)) {
      for (const value of [null, min - 1, max + 1])
        expect(evaluate(section, { [id]: value }).waitsFor).toEqual([id])
    }
  })

  test('each figure of the example is one that its input takes', () => {
    for (const [id, { min, max, example }] of Object.entries(inputs)) {
      expect(example, id).toBeGreaterThanOrEqual(min)
      expect(example, id).toBeLessThanOrEqual(max)
    }
  })

  test('what is drawn is an input or a result', () => {
    expect({ ...inputs, ...results }).toMatchObject(
      Object.fromEntries(drawing.of.map((id) => [id, expect.anything()])),
    )
  })

  test('an input that the questionnaire asks for is the same figure', () => {
    const { questions = {} } = contentOf(page)
    for (const [id, { unit }] of Object.entries(inputs).filter(([name]) => name in questions)) {
      expect(questions[id], id).toMatchObject({ kind: 'figure', unit })
    }
  })
})
