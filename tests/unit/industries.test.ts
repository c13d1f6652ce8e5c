import { describe, expect, test } from 'vitest'
import { industries } from '#config/industries.ts'
import { languageCodes } from '#i18n/languages.ts'
import { texts } from '../support/texts.ts'

const ids = (group: object) => Object.keys(group).toSorted()

describe.each(languageCodes)('%s', (code) => {
  const { sections } = texts(code, 'pages/industries')

  test.each(industries)('has words for what $id is offered, and pages for all words', ({ id, offers }) => {
    expect(ids(sections[id].points.items)).toEqual(offers.toSorted())
  })

  test('the words of an industry belong to a row of the table', () => {
    const rows = industries.map(({ id }) => id).toSorted()
    expect(ids(sections)).toEqual(rows)
    expect(ids(texts(code, 'menu').industries)).toEqual(rows)
    expect(ids(texts(code, 'pages/home').industries.tiles)).toEqual(rows)
  })
})
