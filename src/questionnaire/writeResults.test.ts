import { describe, expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { units } from '#config/units.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { loadTexts } from '#i18n/localeFiles.ts'
import { writeNumber } from '#i18n/writeAmount.ts'
import { readNumber } from '#numbers/readNumber.ts'
import { attachAnswers } from './attachAnswers.ts'

const pages = canonicalPageIds.filter(hasContent)
await Promise.all(pages.map(loadContent))

const calculations = pages.flatMap((page) =>
  Object.values(contentOf(page).sections).flatMap((section) =>
    section.kind === 'calculation' ? [{ page, inputs: section.inputs }] : [],
  ),
)

describe.each(languageCodes)('in %s', async (code) => {
  const i18n = createI18n(code, await loadTexts(code, ['menu']))
  const texts = createI18n(code, await loadTexts(code, ['figures']))
  const result = texts.t('figures:columns.outcome')

  test.each(calculations)(
    'the first figure of $page brings each figure and the result along',
    async ({ page, inputs }) => {
      const typed = Object.entries(inputs).map(
        ([id, { example, unit }]) => [id, writeNumber(example * units[unit], code)] as const,
      )
      for (const answers of [typed.slice(0, 1), typed]) {
        const [written] = await attachAnswers(i18n, { [page]: { answers: Object.fromEntries(answers) } })
        if (!written) throw new Error(`${page} writes nothing`)
        expect(written.lines).toHaveLength(typed.length + 1)
        expect(written.lines.at(-1)?.label).toBe(result)
        for (const { label, answer } of written.lines) {
          expect(label).toMatch(/\p{L}/u)
          expect(Object.keys(inputs)).not.toContain(label)
          expect(answer).toMatch(/[\p{L}\d]/u)
        }
        expect(written.text).not.toMatch(/\{\{|NaN|undefined/)
        expect(written.title).toMatch(/\p{L}/u)
      }
    },
  )

  test.each(calculations)('each figure of $page’s example stands unrounded in its field', ({ inputs }) => {
    for (const [id, { example, unit }] of Object.entries(inputs)) {
      expect(readNumber(writeNumber(example * units[unit], code)), id).toBeCloseTo(example * units[unit], 9)
    }
  })
})
