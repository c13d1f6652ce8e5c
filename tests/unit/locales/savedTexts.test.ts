// @vitest-environment node
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markUntranslated } from '#i18n/untranslated.ts'
import { pseudoTexts } from '#translation/dev/server/pseudoTexts.ts'
import { SavedTexts } from '#translation/dev/server/SavedTexts.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

/** A folder of locale files with one namespace; gives what is shown of it from a start of the server on. */
function startWith(saved: Record<'en' | 'ar', string>) {
  const folder = temporaryFolder({ 'en/page.json': saved.en, 'ar/page.json': saved.ar })
  const save = (language: 'en' | 'ar', text: string) =>
    writeFileSync(join(folder, language, 'page.json'), text)
  const texts = new SavedTexts(folder)
  return { save, shown: (language: 'en' | 'ar') => texts.shown(language, 'page') }
}

const en = '{ "heading": "English" }'
const ar = '{ "heading": "عربي" }'

test('a file that cannot be read at the start shows English until it is corrected', () => {
  const { save, shown } = startWith({ en, ar: ar.slice(0, -2) })
  expect(shown('ar')).toEqual({ heading: markUntranslated('English') })
  expect(shown('en')).toEqual({ heading: 'English' })
  save('ar', ar)
  expect(shown('ar')).toEqual({ heading: 'عربي' })
})

test('if the English file cannot be read at the start, the translation is shown', () => {
  const { save, shown } = startWith({ en: en.slice(0, -2), ar })
  expect(shown('en')).toEqual({ heading: 'عربي' })
  expect(shown('ar')).toEqual({ heading: 'عربي' })
  save('en', en)
  expect(shown('en')).toEqual({ heading: 'English' })
})

test('a file that becomes unreadable shows its last good texts', () => {
  const { save, shown } = startWith({ en, ar })
  save('ar', ar.slice(0, -2))
  expect(shown('ar')).toEqual({ heading: 'عربي' })
})

test('pseudo-languages change the words of English, not its tags, placeholders and names', () => {
  const source = { list: ['Call <phone>{{phone}}</phone>', 'SAP, 24x7'] }
  expect(pseudoTexts('en-XA', source)).toEqual({ list: ['Callll <phone>{{phone}}</phone>', 'SAP, 24x7'] })
  expect(pseudoTexts('he-XB', source)).toEqual({ list: ['ענאא <phone>{{phone}}</phone>', 'SAP, 24x7'] })
})

test('a pseudo-language has the plural forms that it needs', () => {
  const source = { years_one: '{{count}} year', years_other: '{{count}} years' }
  expect(Object.keys(pseudoTexts('he-XB', source))).toEqual(['years_one', 'years_two', 'years_other'])
})
