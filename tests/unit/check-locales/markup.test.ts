// @vitest-environment node
import { expect, test } from 'vitest'
import { findingsOfPair } from './sampleLocales.ts'

test.for([
  ['Hello {{name}}', 'أهلًا {{ name }}'],
  ['On {{when, date}}', 'في {{when,date}}'],
  ['Read <link>our terms</link> <icon/>', 'اقرأ <icon /> <link>شروطنا</link>'],
  ['<a>One <b>two</b></a>', '<b>واحد</b> <a>اثنان</a>'],
  ['Less than 5 < 6', 'أقل من 5 < 6'],
] as const)('"%s" and "%s" agree', ([en, ar]) => {
  expect(findingsOfPair(en, ar)).toEqual([])
})

test.for([
  ['Hello {{name}}', 'أهلًا', 'lacks {{name}}, which the English text has'],
  ['Hello', 'أهلًا {{name}}', 'has {{name}}, which the English text lacks'],
  ['On {{when, date}}', 'في {{when}}', 'lacks {{when, date}}'],
  ['Hello {{name}}', 'أهلًا {name}', 'has a brace that belongs to no placeholder'],
  ['Hello {{name}}', 'أهلًا {{name}', 'has a brace that belongs to no placeholder'],
  ['Hello {{name}}', 'أهلًا {{الاسم}}', 'has {{الاسم}}, which is no name'],
  ['Hello {{name}}', 'أهلًا {{-name}}', 'has {{- name}}, which is not isolated'],
  ['Read <link>it</link>', 'اقرأ', 'lacks <link>…</link>, which the English text has'],
  ['Read it', 'اقرأ <link>هذا</link>', 'has <link>…</link>, which the English text lacks'],
  ['Read <link>it</link>', 'اقرأ <link/>', 'lacks <link>…</link>'],
  ['Read <link>it</link>', 'اقرأ <link>هذا', 'never closes <link>'],
  ['Read <link>it</link>', 'اقرأ هذا</link>', 'has </link> without <link> before it'],
  ['<a>One <b>two</b></a>', '<a>واحد <b>اثنان</a></b>', 'has </a> before </b>'],
  ['Read <link>it</link>', 'اقرأ <0>هذا</0>', 'has the numbered tag <0>'],
  ['Read <link>it</link>', 'اقرأ <link href="/">هذا</link>', 'has attributes in <link href="/">'],
  ['Read <link>it</link>', 'اقرأ <link>هذا</link', 'has a broken tag, </link'],
] as const)('"%s" and "%s": %s', ([en, ar, message]) => {
  expect(findingsOfPair(en, ar)).toContainEqual(
    expect.stringContaining(`locales/ar/a.json:2 text: ${message}`),
  )
})

test('faults of the English text are found too', () => {
  expect(findingsOfPair('Read <0>it</0>', 'اقرأ <0>هذا</0>')).toContainEqual(
    expect.stringContaining('locales/en/a.json:2 text: has the numbered tag <0>'),
  )
})
