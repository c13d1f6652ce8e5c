// @vitest-environment node
import { expect, test } from 'vitest'
import { arabicForm, arabicText, englishTerm } from '#translation/check/text/glossaryMatch.ts'
import { found, lines, pair } from './sampleLocales.ts'

const glossary = [
  { en: 'detection', ar: 'كشف' },
  { en: 'managed detection and response', ar: 'الكشف والاستجابة المُداران', note: 'MDR' },
  { en: 'server', ar: 'خادم', also: ['خوادم'] },
  { en: ['look after', 'looks after'], ar: ['صيانة', 'متابعة'], avoid: ['رعاية', 'يرعى'] },
  { en: 'cluster', ar: 'مجموعة خوادم', avoid: ['مجموعة'] },
  { en: 'alarm', ar: 'إنذار', avoid: ['تنبيه'], unless: ['alert'] },
  { en: 'years of', avoid: ['عامًا من', 'سنوات من'] },
]
const facts = { names: ['Acme Server'], pages: {} }
const withGlossary = (en: string, ar: string) =>
  pair(en, ar, { 'glossary.json': glossary, 'facts.json': facts })

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
] as const)('the English term "%s" in "%s": %s', ([term, text, isThere]) => {
  expect(text.search(englishTerm(term)) >= 0).toBe(isThere)
})

/** Plurals and verbs that no rule gives, as translation/words.ar.json lists them. */
const forms = {
  مركز: ['مراكز'],
  نظام: ['أنظمة'],
  عميل: ['عملاء'],
  حل: ['حلول'],
  حمل: ['أحمال'],
  جهاز: ['أجهزة'],
  استعادة: ['استعاد', 'يستعيد'],
  ترحيل: ['رحّل', 'يرحّل'],
}

test.for([
  // Articles, prepositions, conjunctions, marks
  ['خادم', 'خادم', true],
  ['خادم', 'والخادم سريع', true],
  ['خادم', 'للخادم وبالخادم', true],
  ['خادم', 'خَادِمًا', true],
  ['مستوى', 'مستواها', true],
  ['التزام', 'بالالتزام', true],
  ['الأمن السيبراني', 'أمن سيبراني', true],
  ['أمن سيبراني', 'وللأمن السيبراني دوره', true],
  ['الكشف والاستجابة', 'كشف واستجابة', true],
  ['كشف واستجابة', 'بالكشف والاستجابة', true],
  ['التعافي من الكوارث', 'تخزين وتعافٍ من الكوارث', true],
  ['الخدمات المُدارة', 'الخدمات المدارة', true],
  ['SAP', 'أنظمة و\u2066SAP\u2069', true],
  ['SAP', 'وSAP', true],
  ['إدارة التطبيقات', 'إدارة <b>التطبيقات</b>', true],
  ['سحابي', 'خدمة سحابية', true],
  ['سحابي', 'والسحابيتين', true],
  // Pronouns
  ['خادم', 'خادمنا', true],
  ['خدمة', 'لخدمتكم', true],
  ['مركز البيانات', 'مركز بياناتك', true],
  ['شهادة', 'شهادتهم', true],
  // Duals
  ['خادم', 'خادمان', true],
  ['خادم', 'بالخادمين', true],
  ['خادم', 'خادميك', true],
  ['شهادة', 'شهادتان', true],
  ['شهادة', 'شهادتيها', true],
  ['مستوى', 'مستويين', true],
  ['جهاز افتراضي', 'جهازان افتراضيان', true],
  ['جهاز افتراضي', 'الجهازين الافتراضيين', true],
  // Sound plurals
  ['مستخدم', 'المستخدمون', true],
  ['مستخدم', 'لمستخدميها', true],
  ['مستخدم', 'مستخدموك', true],
  ['شهادة', 'شهاداتنا', true],
  ['مستشعر', 'ومستشعراتها', true],
  // Broken plurals, with pronouns
  ['مركز البيانات', 'مراكز البيانات', true],
  ['مركز البيانات', 'مراكز بياناتنا', true],
  ['نظام متكامل', 'أنظمة متكاملة', true],
  ['نظام تخزين', 'أنظمتك وأنظمة تخزينك', true],
  ['عميل', 'لعملائنا', true],
  ['عميل', 'عملاء', true],
  ['حل', 'حلولها', true],
  ['حمل العمل', 'أحمال عملك', true],
  ['جهاز افتراضي', 'أجهزة افتراضية', true],
  ['جهاز افتراضي', 'وأجهزتها الافتراضية', true],
  // Verbs
  ['الاستعادة', 'نستعيد', true],
  ['الاستعادة', 'وستستعيدها', true],
  ['الاستعادة', 'يستعيدونه', true],
  ['الاستعادة', 'لنستعيد', true],
  ['الاستعادة', 'استعادوا', true],
  ['الترحيل', 'نرحّل الأنظمة', true],
  ['الترحيل', 'رحّلنا', true],
  ['يُستعاد', 'تُستعاد البيانات', true],
  // What is another word
  ['خادم', 'خوادم', false],
  ['خادم', 'مستخدم', false],
  ['أمن سيبراني', 'الأمن المادي والسيبراني', false],
  ['الأمن السيبراني', 'الامن السيبراني', false],
] as const)('the Arabic form "%s" in "%s": %s', ([form, text, isThere]) => {
  expect(arabicText(text).search(arabicForm(form, forms)) >= 0).toBe(isThere)
})

test.for([
  ['Our servers', 'خوادمنا'],
  ['Managed detection and response', 'كشف واستجابة مُداران'],
  ['Nothing of it', 'لا شيء منه'],
  ['It looks after them', 'يتولى صيانتها'],
  ['Two clusters', 'مجموعتا خوادم'],
  ['Alarms and alerts', 'الإنذارات والتنبيهات'],
  ['Backup on the Acme Server', 'النسخ على Acme Server'],
] as const)('"%s" may be "%s"', ([en, ar]) => {
  expect(found(withGlossary(en, ar))).toEqual([])
})

test('a term rendered by other words is advice', () => {
  expect(lines(withGlossary('A fast server', 'ملقم سريع'))).toEqual([
    'locales/ar/a.json:2:11 text: advice: the glossary renders "server" as «خادم»، «خوادم»; use that, or add your form to "also" in translation/glossary.json [glossary-form]',
  ])
})

test('a word that the glossary warns of is named, with a better one', () => {
  expect(lines(withGlossary('We look after them', 'نرعاها'))).toEqual([
    expect.stringContaining('«صيانة»، «متابعة»'),
  ])
  expect(lines(withGlossary('We look after them', 'نتولى رعايتها'))).toEqual([
    'locales/ar/a.json:2:11 text: advice: the glossary does not render "look after" as «رعاية»; better: «صيانة»، «متابعة» [glossary-avoid]',
  ])
})

test('a right form does not excuse a wrong one beside it', () => {
  expect(found(withGlossary('A cluster and another cluster', 'مجموعة خوادم ومجموعة أخرى'))).toEqual([
    'glossary-avoid ar/a.json text',
  ])
  expect(found(withGlossary('Alarms', 'التنبيهات والإنذارات'))).toEqual(['glossary-avoid ar/a.json text'])
})

test('a row that only warns asks for nothing', () => {
  expect(found(withGlossary('Years of it', 'أعوام'))).toEqual([])
  expect(found(withGlossary('Years of it', 'سنوات من ذلك'))).toEqual(['glossary-warn ar/a.json text'])
})

test('the longest term wins: the shorter one inside it is not asked for', () => {
  expect(lines(withGlossary('Managed detection and response', 'خدمة'))).toEqual([
    expect.stringContaining('renders "managed detection and response"'),
  ])
})

test('a term that stands outside the longer one too is asked for', () => {
  const rows = [{ en: 'detection', ar: 'اكتشاف' }, ...glossary.slice(1)]
  expect(
    lines(
      pair('Detection: managed detection and response', 'رصد: الكشف والاستجابة المداران', {
        'glossary.json': rows,
      }),
    ),
  ).toEqual([expect.stringContaining('renders "detection" as «اكتشاف»')])
})
