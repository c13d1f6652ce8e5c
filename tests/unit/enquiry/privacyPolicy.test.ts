import { expect, test } from 'vitest'
import { fieldNames } from '#enquiry/enquiryFields.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { texts } from '../../support/texts.ts'

test('the privacy policy names what each field of the form asks for', () => {
  const { fields } = texts(defaultLanguage, 'enquiry')
  const { rows } = texts(defaultLanguage, 'pages/terms').sections.personalData.table
  const named = rows.map(([data = '']) => data.toLowerCase()).join('; ')
  const missing = fieldNames.filter((name) => !named.includes(fields[name].toLowerCase()))
  expect(
    missing,
    'add the field to the sentence and to the table of personalData in pages/terms.json',
  ).toEqual([])
})
