// @vitest-environment node
import { expect, test } from 'vitest'
import { arabicTest, englishPattern } from '../../../scripts/check-locales/glossary.ts'
import { findingsOfPair } from './sampleLocales.ts'

const glossary = [
  { en: 'detection', ar: 'كشف' },
  { en: 'managed detection and response', ar: 'الكشف والاستجابة المُداران', note: 'MDR' },
  { en: 'server', ar: 'خادم', also: ['خوادم'] },
  { en: 'cloud', ar: ['سحابة', 'سحابي'] },
]

test.for([
  ['detection', 'Early Detection, always', true],
  ['server', 'Two servers.', true],
  ['server', 'serverless', false],
  ['server', 'observer', false],
  ['data centre', 'our data-centres', true],
  ['data centre', 'data for the centre', false],
  ['hyperconverged infrastructure (HCI)', 'Hyperconverged infrastructure works', true],
  ['hyperconverged infrastructure (HCI)', 'Hyperconverged infrastructure (HCI)', true],
  ['IT', 'Your IT team', true],
  ['IT', 'We build it', false],
  ['C++', 'in C++ only', true],
] as const)('the English term "%s" in "%s": %s', ([term, text, found]) => {
  expect(englishPattern(term).test(text)).toBe(found)
})

test.for([
  ['خادم', 'خادم', true],
  ['خادم', 'والخادم سريع', true],
  ['خادم', 'للخادم وبالخادم', true],
  ['خادم', 'خادمنا', true],
  ['خادم', 'خَادِمًا', true],
  ['خادم', 'خوادم', false],
  ['خادم', 'خادمة', false],
  ['خادم', 'مستخدم', false],
  ['خدمة', 'لخدمتكم', true],
  ['خدمة', 'خدمه', false],
  ['مستوى', 'مستواها', true],
  ['التزام', 'بالالتزام', true],
  ['الأمن السيبراني', 'أمن سيبراني', true],
  ['أمن سيبراني', 'وللأمن السيبراني دوره', true],
  ['أمن سيبراني', 'الأمن المادي والسيبراني', false],
  ['الأمن السيبراني', 'الامن السيبراني', false],
  ['الكشف والاستجابة', 'كشف واستجابة', true],
  ['كشف واستجابة', 'بالكشف والاستجابة', true],
  ['التعافي من الكوارث', 'تخزين وتعافٍ من الكوارث', true],
  ['الخدمات المُدارة', 'الخدمات المدارة', true],
  ['SAP', 'أنظمة و\u2066SAP\u2069', true],
  ['SAP', 'وSAP', true],
  ['إدارة التطبيقات', 'إدارة <b>التطبيقات</b>', true],
] as const)('the Arabic form "%s" in "%s": %s', ([form, text, found]) => {
  expect(arabicTest(form)(text)).toBe(found)
})

test.for([
  ['Our servers', 'خوادمنا'],
  ['In the cloud', 'عمل سحابي'],
  ['Managed detection and response', 'كشف واستجابة مُداران'],
  ['Nothing of it', 'لا شيء منه'],
] as const)('"%s" may be "%s"', ([en, ar]) => {
  expect(findingsOfPair(en, ar, { 'glossary.json': glossary })).toEqual([])
})

test('a term rendered by other words', () => {
  expect(findingsOfPair('A fast server', 'ملقم سريع', { 'glossary.json': glossary })).toEqual([
    'locales/ar/a.json:2 text: should render "server" as «خادم» or «خوادم», as the glossary does; use that, or add your form to "also" in glossary.json',
  ])
})

test('the longest term wins: the shorter one inside it is not asked for', () => {
  expect(findingsOfPair('Managed detection and response', 'خدمة', { 'glossary.json': glossary })).toEqual([
    expect.stringContaining('should render "managed detection and response"'),
  ])
})

test('a term that stands outside the longer one too is asked for', () => {
  const found = findingsOfPair(
    'Detection: managed detection and response',
    'رصد: الكشف والاستجابة المداران',
    {
      'glossary.json': [{ en: 'detection', ar: 'اكتشاف' }, ...glossary.slice(1)],
    },
  )
  expect(found).toEqual([expect.stringContaining('should render "detection" as «اكتشاف»')])
})

test('a term given twice', () => {
  const twice = [
    { en: 'cloud', ar: 'سحابة' },
    { en: 'Cloud', ar: 'السحاب' },
  ]
  expect(findingsOfPair('Text', 'نص', { 'glossary.json': twice })).toEqual([
    'locales/glossary.json:6 1: "Cloud" is already on line 2; make one row of the two, with "also"',
  ])
})
