// @vitest-environment node
import { expect, test } from 'vitest'
import { findingsOfPair } from './sampleLocales.ts'

const arabic = (text: string) =>
  findingsOfPair('Text', text).filter((line) => /^\S+ text: (?!lacks|.*lacks;)/.test(line))
const english = (text: string) => findingsOfPair(text, 'نص').filter((line) => line.startsWith('locales/en'))

test.for([
  'نصمم الأنظمة، ونبنيها؛ فهل تسأل كيف؟ «نعم»: 98.5% منها.',
  'أنظمة SAP وNetApp و\u2066C++\u2069، من 2020-2024',
  'لغة <bdi>C#</bdi> ولغة <ltr>C++</ltr>',
  'منصة \u2066.NET\u2069 (من Microsoft)',
  'أكثر من 1,000 موظف و24x7',
  'مُقدِّم الخدمة «الأول «جدًا» هنا»',
])('the Arabic text "%s" passes', (text) => {
  expect(arabic(text)).toEqual([])
})

test.for([
  ['واحد, اثنان', 'has "," in Arabic; write "،"'],
  ['SAP, واحد', 'has "," in Arabic; write "،"'],
  ['(واحد); SAP', 'has ";" in Arabic; write "؛"'],
  ['هل تسأل?', 'has "?" in Arabic; write "؟"'],
  ['<b>واحد</b>, SAP', 'has "," in Arabic'],
  ['واحد ، اثنان', 'has a space before "،"'],
  ['واحد ؟', 'has a space before "؟"'],
  ['واحد .', 'has a space before "."'],
  ['<b>واحد </b>: اثنان', 'has a space before ":"'],
  ['مـــرحبا', 'has a tatweel'],
  ['\uFEFB شيء', 'has the presentation form U+FEFB; write "لا"'],
  ['\uFDF2', 'has the presentation form U+FDF2'],
  ['شرکة', 'has the Persian or Urdu letter U+06A9; write "ك"'],
  ['شرکتی', 'has the Persian or Urdu letter U+06CC; write "ي" or "ى"'],
  ['ا\u0653لي', "is not in Unicode's composed form (NFC); replace it by this copy: آلي"],
  ['قال "نعم"', 'has the quotation mark "; write « before and »'],
  ['قال “نعم”', 'has the quotation mark “'],
  ['قال «نعم', 'has « and » that do not pair'],
  ['قال »نعم«', 'has « and » that do not pair'],
  ['واحد و اثنان', 'has a و that stands alone'],
  ['واحد و {{name}}', 'has a و that stands alone'],
  ['منذ ٢٠٢٤', 'has "٢٠٢٤"; the site writes numbers in Latin digits'],
  ['۱۵ عامًا', 'has "۱۵"'],
  ['98٪', 'has "٪"'],
  ['نص\u202Bنص\u202C', 'has the direction mark U+202B'],
  ['نص\u200F', 'has the direction mark U+200F'],
  ['نص\u200E', 'has the direction mark U+200E'],
  ['نص \u2066SAP', 'does not end each isolate'],
  ['نص \u2069SAP\u2066', 'does not end each isolate'],
  ['نص\nنص', 'has the control character U+000A'],
  ['نص\u00A0نص', 'has the special space U+00A0'],
  ['نص\u202Fنص', 'has the special space U+202F'],
  ['نص\u200Bنص', 'has the invisible character U+200B'],
  ['نص\u200Cنص', 'has the joiner U+200C'],
  ['نص  نص', 'has several spaces in a row'],
  ['نص <b> نص</b>', 'has several spaces in a row'],
  ['نص...', 'has three dots'],
  ['بلغة C++', 'shows the sign of "C++" on the wrong side'],
  ['بلغة C# أيضًا', 'shows the sign of "C#" on the wrong side'],
  ['عميل Yahoo!', 'shows the sign of "Yahoo!" on the wrong side'],
  ['منصة .NET', 'shows the sign of ".NET" on the wrong side'],
  ['اتصل على +971 4 123 4567', 'holds a telephone number'],
  ['اتصل على (04) 123-4567', 'holds a telephone number'],
  ['راسل info@example.com', 'holds an e-mail address'],
  ['زر https://example.com', 'holds a web address'],
  ['زر example.ae', 'holds a web address'],
] as const)('the Arabic text %j: %s', ([text, message]) => {
  expect(arabic(text)).toContainEqual(expect.stringContaining(`locales/ar/a.json:2 text: ${message}`))
})

test.for([
  'It’s “good”, isn’t it? Yes: 99.5%; and more…',
  'Works with .NET, ASP.NET and C++',
  'From 2020-2024, in 1,000 places',
  'A <link>link</link>, an icon <icon/>.',
])('the English text "%s" passes', (text) => {
  expect(english(text).filter((line) => !line.includes('lacks'))).toEqual([])
})

test.for([
  ['A "word"', 'has a straight quotation mark'],
  ['And so on...', 'has three dots'],
  ['One , two', 'has a space before ","'],
  ['Why ?', 'has a space before "?"'],
  ['One  two', 'has several spaces in a row'],
  ['One\ttwo', 'has the control character U+0009'],
  ['Cafe\u0301', "is not in Unicode's composed form (NFC); replace it by this copy: Café"],
  ['One\u00A0two', 'has the special space U+00A0'],
  ['Call 800 12345', 'holds a telephone number'],
] as const)('the English text %j: %s', ([text, message]) => {
  expect(english(text)).toContainEqual(expect.stringContaining(`locales/en/a.json:2 text: ${message}`))
})

test('the place of a fault is shown, its invisible characters by their codes', () => {
  expect(arabic('أهلًا\u200Fوسهلًا')).toContainEqual(expect.stringContaining('(near "أهلًا<U+200F>وسهلًا")'))
})
