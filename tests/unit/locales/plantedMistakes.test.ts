// @vitest-environment node
import { expect, test } from 'vitest'
import glossaryOfSite from '../../../translation/glossary.json'
import wordsOfArabic from '../../../translation/words.ar.json'
import { describe as inWords } from '#translation/check/report/describe.ts'
import type { FindingCode } from '#translation/check/report/Finding.ts'
import messages from '#translation/check/report/messages/en.json'
import { facts, findingsIn, found, languages, pair, type Files } from './sampleLocales.ts'
import { kinds } from './slips.ts'

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
/** «نص» and a word with a Windows letter, as the old Arabic code page writes them. */
const windows1256 = new Uint8Array([
  ...Buffer.from('{ "text": "'),
  0xe4,
  0xd5,
  0x20,
  0xe4,
  0xd5,
  ...Buffer.from('" }'),
])
const windows1252 = new Uint8Array([...Buffer.from('{ "text": "Caf'), 0xe9, ...Buffer.from('" }')])

const list = { items: ['One', 'Two'] }
const listAr = { items: ['واحد', 'اثنان'] }
const card = { card: { title: 'Title', text: 'Text' } }
const cardAr = { card: { title: 'عنوان', text: 'نص' } }
const both = (en: unknown, ar: unknown, more: Files = {}): Files => ({
  'en/a.json': en,
  'ar/a.json': ar,
  ...more,
})
/** Files beside a text in which nothing is wrong. */
const beside = (more: Files) => pair('Text', 'نص', more)
const raw = (ar: unknown, en: unknown = { text: 'Text' }): Files => ({ 'en/a.json': en, 'ar/a.json': ar })

const counts = { n_one: '{{count}} item', n_other: '{{count}} items' }
const countsAr = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map((name) => [`n_${name}`, 'العدد {{count}}']),
)
const without = (object: Record<string, string>, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))

const about = 'About the company and all that it does for its customers in the region. '
  .repeat(2)
  .slice(0, 129)
  .trim()
  .concat('.')
const aboutAr = 'عن الشركة وما تقدمه لعملائها في المنطقة من حلول وخدمات وخبرات '
  .repeat(3)
  .slice(0, 119)
  .trim()
  .concat('.')
const page = (title: string, description: string, body: object = {}) => ({
  meta: { title, description },
  ...body,
})
const pages = (en: object, ar: object, more: Files = {}): Files => ({
  'en/pages/p.json': page('Title', about, en),
  'ar/pages/p.json': page('عنوان', aboutAr, ar),
  ...more,
})
const questionnaire = (users: object, usersAr: object) =>
  pages({ questionnaire: { questions: { users } } }, { questionnaire: { questions: { users: usersAr } } })
const ofLength = (words: object, own: object = {}): Files => ({
  'facts.json': { names: [], words, pages: { p: { words: own } } },
})
const englishPage = (title: string, description: string) =>
  pages({}, {}, { 'en/pages/p.json': page(title, description) })
const sap = (en: string, ar: string): Files => ({
  'en/pages/sap.json': page('Title', about, { text: en, more: '15 and 8 and 99,5% with SAP' }),
  'ar/pages/sap.json': page('عنوان', aboutAr, { text: ar, more: '15 و8 و\u206699,5%\u2069 مع SAP' }),
})
const soundSap = sap('For 15 years', 'منذ 15 عامًا')
/** A page whose English file has another name than its translation, which was made before. */
const renamedPage = (before: string, now: string, table: string[]): Files => ({
  [`en/pages/${now}.json`]: page('Title', about),
  [`ar/pages/${before}.json`]: page('عنوان', aboutAr),
  [`translated-from/ar/pages/${before}.json`]: page('Title', about),
  [`translated-from/ar/pages/${now}.json`]: undefined,
  'pages.ts': table,
})
const glossary = {
  'glossary.json': [
    { en: 'server', ar: 'خادم', also: ['خوادم'] },
    { en: ['look after', 'looks after'], ar: ['صيانة'], avoid: ['رعاية'] },
  ],
}
const at = 'ar/a.json text'
const excuse = (finding: FindingCode, reason: string) => [
  { language: 'ar', file: 'a', key: 'text', finding, reason },
]
const brand = {
  'en/brand.json': { name: 'Qantara Technologies' },
  'ar/brand.json': { name: 'قنطرة للتقنية' },
}

const contrasts = (glossaryOfSite as object[]).filter((row) => 'contrast' in row)
const contrast = (en: string, ar: string) => pair(en, ar, { 'glossary.json': contrasts })

type InFiles = readonly [what: string, files: Files, finding: string]
type InText = readonly [
  what: string,
  english: string,
  translation: string,
  code: FindingCode,
  language?: string,
]

/**
 * Each row: the mistake, the files, the expected finding. Short form for one wrong text: the mistake, its English, its
 * translation, the code, and the language unless Arabic.
 */
const table: readonly (InFiles | InText)[] = [
  // Files
  ['a file is missing', beside({ 'en/b.json': { text: 'Text' } }), 'file-missing ar/b.json'],
  ['a file too many', beside({ 'ar/menus.json': { text: 'نص' } }), 'file-extra ar/menus.json'],
  [
    'a file was renamed',
    { 'en/menu.json': { text: 'Text' }, 'ar/Menu.json': { text: 'نص' } },
    'file-renamed ar/Menu.json',
  ],
  [
    'an editor has saved a file again with the ending of a text',
    beside({ 'ar/a.json.txt': '' }),
    'file-ending ar/a.json.txt',
  ],
  [
    'a file has the ending of a text',
    { 'en/a.json': { text: 'Text' }, 'ar/a.json.txt': { text: 'نص' } },
    'file-ending ar/a.json.txt',
  ],
  [
    'an English file has the ending of a text, of which there is a note',
    {
      'en/a.json.txt': { text: 'Text' },
      ...Object.fromEntries(
        languages.slice(1).map((code) => [`translated-from/${code}/a.json.txt`, undefined]),
      ),
      'ar/a.json': { text: 'نص' },
      'notes.json': { 'a:text': 'A' },
    },
    'file-ending en/a.json.txt',
  ],
  [
    'the facts have the ending of a text, of which a page has one',
    { ...soundSap, 'facts.json': undefined, 'facts.json.txt': facts },
    'file-ending facts.json.txt',
  ],
  [
    'a file was moved out of its folder',
    { 'en/pages/p.json': page('Title', about), 'ar/p.json': page('عنوان', aboutAr) },
    'file-renamed ar/p.json',
  ],
  [
    'the file of a page was renamed',
    {
      ...soundSap,
      'ar/pages/Sap.json': page('عنوان', aboutAr, { text: 'منذ 15 عامًا', more: 'نص' }),
      'ar/pages/sap.json': undefined,
    },
    'file-renamed ar/pages/Sap.json',
  ],
  [
    'the English file of a page was renamed, which has figures',
    {
      ...soundSap,
      'en/pages/Sap.json': page('Title', about, { text: 'For 15 years', more: 'Text' }),
      'en/pages/sap.json': undefined,
      'pages.ts': ['sap'],
    },
    'source-renamed en/pages/Sap.json',
  ],
  [
    'the file of a page was copied by the file manager',
    { 'ar/pages/sap - Copy.json': page('عنوان', aboutAr, { text: 'منذ 15 عامًا' }), ...soundSap },
    'file-extra ar/pages/sap - Copy.json',
  ],
  [
    'a file was copied by the file manager',
    beside({ 'ar/a (1).json': { text: 'نص' } }),
    'file-extra ar/a (1).json',
  ],
  [
    'the English file is deleted, of which there is a note',
    beside({
      'ar/b.json': { text: 'نص' },
      'translated-from/ar/b.json': { text: 'Text' },
      'notes.json': { b: 'A', 'b:text': 'B' },
    }),
    'source-deleted en/b.json',
  ],
  [
    'the English file of a page is deleted',
    beside({ 'ar/pages/p.json': page('عنوان', aboutAr), 'pages.ts': ['p'] }),
    'source-deleted en/pages/p.json',
  ],
  [
    'an English file is deleted, and a new one waits for its translation',
    beside({
      'en/pages/hci.json': page('Title', about),
      'ar/pages/sap.json': page('عنوان', aboutAr),
      'pages.ts': ['hci', 'sap'],
    }),
    'file-missing ar/pages/hci.json + source-deleted en/pages/sap.json',
  ],
  [
    'the English file of a page is renamed',
    renamedPage('about-us', 'about-ux', ['about-us']),
    'source-renamed en/pages/about-ux.json',
  ],
  [
    'a page is renamed in the table of pages and in English, and not in the translation',
    renamedPage('about-us', 'about-ux', ['about-ux']),
    'file-renamed ar/pages/about-us.json',
  ],
  [
    'a page is taken out and another added, and the translation of the first is left',
    renamedPage('sap', 'hci', ['hci']),
    'file-missing ar/pages/hci.json + file-extra ar/pages/sap.json',
  ],
  ['a folder of no language', beside({ 'de/a.json': { text: 'Text' } }), 'file-of-no-language de/a.json'],
  ['the glossary is misnamed', beside({ 'glosary.json': [] }), 'file-read-by-nothing glosary.json'],
  ['the glossary is gone', beside({ 'glossary.json': undefined }), 'shared-file-missing glossary.json'],
  ['a language has no files', { 'en/a.json': { text: 'Text' } }, 'language-without-files ar'],
  // Encodings
  ['saved as UTF-16', raw(utf16('{ "text": "نص" }')), 'encoding ar/a.json'],
  ['saved as UTF-16 without its mark', raw(utf16('{ "text": "نص" }').slice(2)), 'encoding ar/a.json'],
  ['saved as Windows-1256', raw(windows1256), 'encoding ar/a.json'],
  [
    'English saved as Windows-1252',
    { 'en/a.json': windows1252, 'ar/a.json': { text: 'مقهى' }, 'translated-from/ar/a.json': {} },
    'encoding en/a.json',
  ],
  ['a letter was lost', 'Text', 'ن\uFFFDص', 'lost-character'],
  ['UTF-8 was read as Windows-1252', 'Text', 'Ø§Ù„Ù†Øµ Ù‡Ù†Ø§', 'garbled'],
  ['UTF-8 was read as Windows-1256', 'Text', 'ط§ظ„ظ†طµ ظ‡ظ†ط§', 'garbled'],
  ['a typographic mark was garbled in English', 'Itâ€™s here', 'هنا', 'garbled', 'en'],
  // JSON
  ['a comma after the last line', raw('{\n  "text": "نص",\n}'), 'json-extra-comma ar/a.json'],
  ['a comma is missing', raw('{\n  "text": "نص"\n  "b": "نص"\n}'), 'json-missing-comma ar/a.json'],
  ['an Arabic comma behind a text', raw('{\n  "text": "نص"،\n  "b": "نص"\n}'), 'json-arabic-comma ar/a.json'],
  ['a colon is missing', raw('{\n  "text" "نص"\n}'), 'json-missing-colon ar/a.json'],
  ['typographic quotation marks round a text', raw('{\n  "text": “نص”\n}'), 'json-wrong-quotes ar/a.json'],
  ['a quotation mark inside a text', raw('{\n  "text": "قال "نعم" هنا"\n}'), 'json-broken ar/a.json'],
  ['the last bracket is gone', raw('{\n  "text": "نص"\n'), 'json-unfinished ar/a.json'],
  ['the quotation mark at the end is gone', raw('{\n  "text": "نص\n}'), 'json-quote-missing ar/a.json'],
  ['the file is empty', raw(''), 'json-unfinished ar/a.json'],
  ['a list where the file begins', raw('["نص"]'), 'file-not-group ar/a.json'],
  ['written with tabs', raw('{\n\t"text": "نص"\n}'), 'form ar/a.json'],
  ['a key stands twice', raw('{\n  "text": "نص",\n  "text": "نص آخر"\n}'), `key-twice ${at}`],
  // Keys
  ['a key is missing', both(card, { card: { title: 'عنوان' } }), 'key-missing ar/a.json card.text'],
  ['a group is missing', both({ ...card, more: 'More' }, { more: 'المزيد' }), 'group-missing ar/a.json card'],
  ['a key too many', both(card, { card: { ...cardAr.card, lead: 'نص' } }), 'key-extra ar/a.json card.lead'],
  [
    'a key was misspelt',
    both(card, { card: { title: 'عنوان', txet: 'نص' } }),
    'key-renamed ar/a.json card.txet',
  ],
  [
    'a key was translated',
    both(card, { card: { العنوان: 'عنوان', text: 'نص' } }),
    'key-renamed ar/a.json card.العنوان',
  ],
  [
    'a text stands one group too low',
    both(card, { card: { title: 'عنوان', text: { text: 'نص' } } }),
    'must-be-text ar/a.json card.text',
  ],
  ['a list became a text', both(list, { items: 'واحد، اثنان' }), 'must-be-list ar/a.json items'],
  ['a text became a list', both({ text: 'Text' }, { text: ['نص'] }), `must-be-text ${at}`],
  ['a group became a text', both(card, { card: 'عنوان' }), 'must-be-group ar/a.json card'],
  ['a list has an item less', both(list, { items: ['واحد'] }), 'list-length ar/a.json items'],
  [
    'a list has an item more',
    both(list, { items: [...listAr.items, 'ثلاثة'] }),
    'list-length ar/a.json items',
  ],
  ['a list is empty', both(list, { items: [] }), 'list-empty ar/a.json items'],
  [
    'a group is empty',
    both({ a: 'Text', card: { title: 'Title' } }, { a: 'نص', card: {} }),
    'group-empty ar/a.json card',
  ],
  [
    'a figure without quotation marks',
    both({ a: 'Text', text: '15' }, { a: 'نص', text: 15 }),
    `not-text ${at}`,
  ],
  ['null for a text', raw({ text: null }), `not-text ${at}`],
  [
    'a form of a counted text is missing',
    both(counts, without(countsAr, 'n_few')),
    'plural-missing ar/a.json n_few',
  ],
  [
    'of two of a thing there is only the form that stands alone',
    both(counts, { ...without(countsAr, 'n_two'), n_alone_two: 'عددان' }),
    'plural-missing ar/a.json n_two',
  ],
  [
    'all forms but two are missing',
    both(counts, { n_one: 'العدد {{count}}', n_other: 'العدد {{count}}' }),
    'plural-missing ar/a.json n_zero',
  ],
  [
    'English has a form that it never shows',
    both({ ...counts, n_few: '{{count}} items' }, countsAr),
    'plural-extra en/a.json n_few',
  ],
  // Values
  ['an empty text', 'Text', '', 'empty'],
  ['a blank for a text', 'Text', '  ', 'empty'],
  [
    'the key for a text',
    both({ findMore: 'Find more' }, { findMore: 'findMore' }),
    'other-script ar/a.json findMore',
  ],
  ['left in English', 'Find more', 'Find more', 'same-as-source'],
  ['translated into other English', 'Find more', 'Learn more', 'other-script'],
  ['Arabic in the English file', 'المزيد', 'المزيد هنا', 'foreign-letters', 'en'],
  // Placeholders
  ['a placeholder was misspelt', 'Hello {{name}}', 'أهلًا {{nmae}}', 'placeholder-misspelt'],
  ['a placeholder was translated', 'Hello {{name}}', 'أهلًا {{الاسم}}', 'placeholder-misspelt'],
  ['a placeholder was dropped', 'Hello {{name}}', 'أهلًا', 'placeholder-missing'],
  ['a placeholder was added', 'Hello', 'أهلًا {{name}}', 'placeholder-unknown'],
  ['a placeholder stands twice', 'Hello {{name}}', 'أهلًا {{name}} {{name}}', 'placeholder-twice'],
  ['a placeholder lost a brace', 'Hello {{name}}', 'أهلًا {{name}', 'placeholder-brace'],
  ['a placeholder in single braces', 'Hello {{name}}', 'أهلًا {name}', 'placeholder-brace'],
  ['a placeholder has spaces in its braces', 'Hello {{name}}', 'أهلًا {{ name }}', 'placeholder-misspelt'],
  ['a placeholder of one letter has spaces', '{{a}} of it', '{{ a }} منه', 'placeholder-misspelt'],
  ['a placeholder is not isolated', 'Hello {{name}}', 'أهلًا {{- name}}', 'placeholder-misspelt'],
  ['a brace on its own', 'Text', 'نص }', 'placeholder-brace'],
  ['a placeholder without a name in both', 'On {{1st}}', 'في {{1st}}', 'placeholder-name', 'en'],
  ['a placeholder with spaces in both', 'On {{ day }}', 'في {{ day }}', 'placeholder-name', 'en'],
  // Tags
  ['a tag was dropped', 'Read <link>it</link>', 'اقرأ هذا', 'tag-missing'],
  ['a tag was added', 'Read it', 'اقرأ <link>هذا</link>', 'tag-unknown'],
  ['a tag was misspelt', 'Read <link>it</link>', 'اقرأ <lnik>هذا</lnik>', 'tag-misspelt'],
  ['a tag is not closed', 'Read <link>it</link>', 'اقرأ <link>هذا', 'tag-unpaired'],
  ['a closing tag was misspelt', 'Read <link>it</link>', 'اقرأ <link>هذا</lnk>', 'tag-unpaired'],
  ['a closing tag alone', 'Read <link>it</link>', 'اقرأ هذا</link>', 'tag-unpaired'],
  ['tags cross', '<a>One <b>two</b></a>', '<a>واحد <b>اثنان</a></b>', 'tag-unpaired'],
  ['a numbered tag', 'Read <link>it</link>', 'اقرأ <0>هذا</0>', 'tag-broken'],
  ['a tag with an address', 'Read <link>it</link>', 'اقرأ <link href="/">هذا</link>', 'tag-broken'],
  ['a line break of HTML', 'Read it', 'اقرأ<br>هذا', 'tag-broken'],
  ['a line break of HTML in English', 'Read<br>it', 'اقرأ هذا', 'tag-broken', 'en'],
  ['a tag lost its end', 'Read <link>it</link>', 'اقرأ <link>هذا</link', 'tag-broken'],
  ['a tag stands twice', 'Read <link>it</link>', 'اقرأ <link>هذا</link> <link>هنا</link>', 'tag-twice'],
  ['an empty tag for a pair', 'Read <link>it</link>', 'اقرأ <link/>', 'tag-misspelt'],
  // Characters
  ['a line break', 'Text', 'نص\nنص', 'control-character'],
  ['Enter was pressed inside a text', raw('{\n  "text": "نص\nنص"\n}\n'), `control-character ${at}`],
  ['Tab was pressed inside a text', raw('{\n  "text": "نص\tنص"\n}\n'), `control-character ${at}`],
  ['a tab', 'One\ttwo', 'نص', 'control-character', 'en'],
  ['a zero-width space', 'Text', 'نص\u200Bنص', 'invisible-character'],
  ['a joiner', 'Text', 'نص\u200Cنص', 'invisible-character'],
  ['a right-to-left mark', 'Text', 'نص\u200F', 'direction-mark'],
  ['an embedding', 'Text', 'نص\u202Bنص\u202C', 'direction-mark'],
  ['an isolate without its end', 'Text of SAP', 'نص \u2066SAP', 'isolates-unpaired'],
  // Arabic letters and punctuation
  ['an entity before an Arabic word', 'One two', 'واحد&nbsp;اثنان', 'escape-typed'],
  ['a Persian kaf', 'Text', 'شرکة', 'other-letter'],
  ['a Persian yeh', 'Text', 'فریق', 'other-letter'],
  ['a word with all its vowel marks', 'Text', 'مُقَدِّمُ الخدمة', 'vowel-marks'],
  ['a word with three marks that are usual', 'Text', 'مُحُدُود', 'vowel-marks'],
  ['a fully vocalised sentence', 'Text', 'نَحْنُ نُقَدِّمُ الخِدْمَةَ', 'vowel-marks'],
  ['Arabic-Indic digits', 'In 2024', 'في ٢٠٢٤', 'other-digits'],
  ['an Arabic percent sign', '98%', 'نسبة 98٪', 'other-digits'],
  ['C++ without isolates', 'In C++', 'بلغة C++', 'sign-not-isolated'],
  ['a percentage without isolates', 'At 99,5% on average', 'بمتوسط 99,5% سنويًا', 'sign-not-isolated'],
  ['a figure with a plus without isolates', 'With 8+ years', 'خبرة و8+ أعوام', 'sign-not-isolated'],
  // English punctuation
  ['a straight apostrophe', "It's here", 'هو هنا', 'straight-apostrophe', 'en'],
  ['an Arabic comma in English', 'One، two', 'واحد، اثنان', 'glyph-missing', 'en'],
  // Contact data
  ['a telephone number', 'Call us', 'اتصل على +971 4 123 4567', 'telephone-number'],
  ['an e-mail address', 'Write to us', 'راسل info@company.com', 'mail-address'],
  ['a web address', 'See our site', 'زر https://example.com', 'web-address'],
  // Figures and names
  ['15 became 8', sap('For 15 years', 'منذ 8 سنوات'), 'figures-differ ar/pages/sap.json text'],
  ['15 became 51', sap('For 15 years', 'منذ 51 سنة'), 'figures-differ ar/pages/sap.json text'],
  [
    '8 became 9, which is no fact, and its noun is wrong',
    sap('For 8 years', 'منذ 9 سنة'),
    'figures-differ ar/pages/sap.json text',
  ],
  ['a figure was dropped', 'For 15 years', 'منذ سنوات', 'figures-missing'],
  ['a figure was added', 'For years', 'منذ 15 سنة', 'figures-extra'],
  [
    'the service level changed',
    sap('At 99,5%', 'بنسبة \u206698,5%\u2069'),
    'figures-differ ar/pages/sap.json text',
  ],
  [
    'a point for the comma of a figure',
    'At 99,5% on average',
    'بمتوسط \u206699.5%\u2069 سنويًا',
    'figures-form',
  ],
  [
    'a figure that the facts write with a comma, with a point in both languages',
    sap('At 99.5%', 'بنسبة \u206699.5%\u2069'),
    'figure-unknown en/pages/sap.json text',
  ],
  ['an Arabic decimal comma', 'At 99,5% on average', 'بمتوسط ٩٩٫٥٪ سنويًا', 'other-digits'],
  [
    'an invented figure in both languages',
    pages(
      { text: 'All 40 of them' },
      { text: 'جميعها وعددها 40' },
      { 'facts.json': { ...facts, pages: { p: { figures: [] } } } },
    ),
    'figure-unknown en/pages/p.json text',
  ],
  [
    'a fact that no text states',
    pages(
      { text: 'Text' },
      { text: 'نص' },
      { 'facts.json': { names: [], pages: { p: { figures: ['7'] } } } },
    ),
    'fact-missing en/pages/p.json',
  ],
  [
    'a page too short for a buyer, in English alone',
    pages({ text: 'One two' }, { text: 'واحد' }, ofLength({ least: 3 })),
    'page-short en/pages/p.json',
  ],
  [
    'a translated page too long to read',
    pages({ text: 'One two' }, { text: 'واحد اثنان ثلاثة' }, ofLength({ most: 2 })),
    'page-long ar/pages/p.json',
  ],
  [
    'a page longer than its own row allows',
    pages({ text: 'One two' }, { text: 'واحد' }, ofLength({ most: 9 }, { most: 1 })),
    'page-long en/pages/p.json',
  ],
  ['SAP HANA became SAP', 'Servers for SAP HANA', 'خوادم لأنظمة SAP', 'name-missing'],
  ['SAP became ساب', 'Servers for SAP', 'خوادم لأنظمة ساب', 'name-missing'],
  ['Netapp for NetApp', 'Storage of NetApp', 'تخزين من Netapp', 'name-misspelt'],
  ['another maker was named', 'Servers of Fujitsu', 'خوادم NetApp', 'name-differs'],
  ['a maker was added', 'Our servers', 'خوادم Fujitsu لدينا', 'name-extra'],
  // Titles and descriptions
  [
    'a title is too long',
    pages({}, { meta: { title: 'عنوان طويل '.repeat(6).trim(), description: aboutAr } }),
    'too-long ar/pages/p.json meta.title',
  ],
  [
    'a description is too short',
    pages(
      {},
      { meta: { title: 'عنوان', description: 'عن الشركة وما تقدمه.' } },
      { 'en/pages/p.json': page('Title', about) },
    ),
    'too-short ar/pages/p.json meta.description',
  ],
  ['a title of 61 characters', englishPage('T'.repeat(61), about), 'too-long en/pages/p.json meta.title'],
  [
    'a description of 161 characters',
    englishPage('Title', `${'D'.repeat(160)}.`),
    'too-long en/pages/p.json meta.description',
  ],
  [
    'a description of 109 characters',
    englishPage('Title', `${'D'.repeat(108)}.`),
    'too-short en/pages/p.json meta.description',
  ],
  [
    'a page without a title',
    {
      'en/pages/p.json': { meta: { description: about } },
      'ar/pages/p.json': { meta: { description: aboutAr } },
    },
    'meta-missing en/pages/p.json meta.title',
  ],
  [
    'a new page of the site has no texts',
    beside({ 'pages.ts': ['cloud'] }),
    'page-without-texts en/pages/cloud.json',
  ],
  [
    'a new page of the site has no name in the menus',
    {
      ...pages({}, {}, { 'pages.ts': ['p'] }),
      'en/menu.json': { pages: { home: 'Home' } },
      'ar/menu.json': { pages: { home: 'الرئيسية' } },
    },
    'page-without-name en/menu.json pages.p',
  ],
  [
    'a page has lost its name in the English menus',
    {
      ...pages({}, {}, { 'pages.ts': ['p'] }),
      'en/menu.json': { pages: { home: 'Home' } },
      'ar/menu.json': { pages: { home: 'الرئيسية', p: 'الصفحة' } },
    },
    'page-without-name en/menu.json pages.p',
  ],
  [
    'the English page has lost its title',
    { 'en/pages/p.json': { meta: { description: about } }, 'ar/pages/p.json': page('عنوان', aboutAr) },
    'meta-missing en/pages/p.json meta.title',
  ],
  [
    'the label of a question begins in the direction of another language',
    questionnaire(
      { label: 'RPO, the loss', hint: 'Ask.', who: 'IT' },
      { label: 'RPO الفقد', hint: 'اسأل.', who: 'التقنية' },
    ),
    'label-direction ar/pages/p.json questionnaire.questions.users.label',
  ],
  // The glossary and the other shared files
  ['a term by another word', pair('A fast server', 'ملقم سريع', glossary), `glossary-form ${at}`],
  [
    'a word that the glossary warns of',
    pair('It looks after systems', 'رعاية الأنظمة', glossary),
    `glossary-avoid ${at}`,
  ],
  [
    'a word that the glossary warns of, without a better one',
    pair('Years of it', 'سنوات من ذلك', { 'glossary.json': [{ en: 'years of', avoid: ['سنوات من'] }] }),
    `glossary-warn ${at}`,
  ],
  [
    'a row of the glossary without Arabic',
    beside({ 'glossary.json': [{ en: 'cloud' }] }),
    'shared-form glossary.json 0',
  ],
  [
    'a column of the glossary misspelt',
    beside({ 'glossary.json': [{ en: 'cloud', ar: 'سحابة', aslo: [] }] }),
    'shared-form glossary.json 0',
  ],
  [
    'a term twice in the glossary',
    beside({
      'glossary.json': [
        { en: 'cloud', ar: 'سحابة' },
        { en: 'Cloud', ar: 'السحاب' },
      ],
    }),
    'key-twice glossary.json 1',
  ],
  ['the glossary is no list', beside({ 'glossary.json': {} }), 'shared-form glossary.json'],
  [
    'a bracket of another kind in the facts, of which a page has one',
    { ...soundSap, 'facts.json': '[ "names": [], "pages": {} }' },
    'json-broken facts.json',
  ],
  [
    'the facts are gone, of which a page has one',
    { ...soundSap, 'facts.json': undefined },
    'shared-file-missing facts.json',
  ],
  [
    'a comma is missing in a list of words, and another in a file',
    {
      ...raw({ text: 'الفريق المدرَّب' }),
      'en/b.json': { text: 'Text' },
      'ar/b.json': '{\n  "text": "نص"\n  "b": "نص"\n}',
      'words.ar.json': '{\n  "marked": ["مدرَّب"]\n  "counted": [], "forms": {}\n}',
    },
    'json-missing-comma ar/b.json + json-missing-comma words.ar.json',
  ],
  [
    'the glossary cannot be read, for which there is an exception',
    pair('A fast server', 'ملقم سريع', {
      'glossary.json': '[',
      'exceptions.json': excuse('glossary-form', 'It sounds better.'),
    }),
    'json-broken glossary.json',
  ],
  [
    'a figure of the facts without quotation marks',
    beside({ 'facts.json': { names: [], pages: { p: { figures: [15] } } } }),
    'shared-form facts.json',
  ],
  [
    'an exception without a reason',
    beside({ 'exceptions.json': excuse('name-missing', '') }),
    'shared-form exceptions.json 0',
  ],
  [
    'another text with the finding of an exception',
    {
      'en/a.json': { text: 'Storage of NetApp', other: 'Support for NetApp' },
      'ar/a.json': { text: 'أنظمة التخزين لديها', other: 'ودعم هذه الأنظمة' },
      'exceptions.json': excuse('name-missing', 'The sentence before names it.'),
    },
    'name-missing ar/a.json other',
  ],
  [
    'a text of another file with the finding of an exception',
    {
      'en/a.json': { text: 'Storage of NetApp' },
      'ar/a.json': { text: 'أنظمة التخزين لديها' },
      'en/b.json': { text: 'Support for NetApp' },
      'ar/b.json': { text: 'ودعم هذه الأنظمة' },
      'exceptions.json': excuse('name-missing', 'The sentence before names it.'),
    },
    'name-missing ar/b.json text',
  ],
  [
    'an exception that allows nothing',
    beside({ 'exceptions.json': excuse('name-missing', 'It was once so.') }),
    'exception-unneeded exceptions.json 0',
  ],
  ['the notes are gone', beside({ 'notes.json': undefined }), 'shared-file-missing notes.json'],
  [
    'a note about a key that is misspelt',
    beside({ 'notes.json': { 'a:tetx': 'The button of the form' } }),
    'note-unknown notes.json a:tetx',
  ],
  [
    'a note about a text that is gone',
    beside({ 'notes.json': { 'pages/about:leadership': 'The heading' } }),
    'note-unknown notes.json pages/about:leadership',
  ],
  [
    'a note that is a list',
    beside({ 'notes.json': { 'a:text': ['The button'] } }),
    'shared-form notes.json a:text',
  ],
  ['the notes are a list', beside({ 'notes.json': [] }), 'shared-form notes.json'],
  [
    'two notes about one text',
    beside({ 'notes.json': '{\n  "a:text": "One",\n  "a:text": "Two"\n}' }),
    'key-twice notes.json a:text',
  ],
  ['a list of words in another form', beside({ 'words.ar.json': [] }), 'shared-form words.ar.json'],
  [
    'a verb that is read as another without its shadda',
    pair('We install it', 'نحن نركبه', { 'words.ar.json': { instead: { نركب: 'نركّب' } } }),
    `say-instead ${at}`,
  ],
  [
    'an English spelling of another house',
    pair('Your organisation', 'مؤسستك', { 'words.en.json': { instead: { organisation: 'organization' } } }),
    'say-instead en/a.json text',
  ],
  // Freshness
  [
    'the English changed',
    pair('Years in consulting', 'أعوام من الاستشارات', {
      'translated-from/ar/a.json': { text: 'Years of consulting' },
    }),
    `stale ${at}`,
  ],
  [
    'a text is gone from every language',
    beside({ 'translated-from/ar/a.json': { text: 'Text', other: 'Other' } }),
    'gone ar/a.json other',
  ],
  [
    'the record of the English cannot be read',
    beside({ 'translated-from/ar/a.json': '{ "text": "Text",\n<<<<<<< HEAD\n }' }),
    'json-broken translated-from/ar/a.json',
  ],
  ['a translation is new', beside({ 'translated-from/ar/a.json': {} }), 'unrecorded ar/a.json'],
  // Signs that the typeface lacks
  ['an emoji', 'Thank you', 'شكرًا لك 🎉', 'glyph-missing'],
  ['an emoji in English', 'Thank you 🎉', 'شكرًا لك', 'glyph-missing', 'en'],
  ['an arrow', 'Next step', 'الخطوة التالية ←', 'glyph-missing'],
  ['a bullet before an item', both(list, { items: ['• واحد', 'اثنان'] }), 'glyph-missing ar/a.json items.0'],
  ['a tick', 'Done', 'تم ✓', 'glyph-missing'],
  ['a Persian gaf', 'Google', 'گوگل', 'glyph-missing'],
  ['a letter with an accent in English', 'The café', 'المقهى', 'glyph-missing', 'en'],
  // Syntax that visitors would read
  ['a comment of HTML', 'Our work', 'عملنا <!-- راجعه -->', 'tag-broken'],
  ['a comment in English', 'Our work <!-- check -->', 'عملنا', 'tag-broken', 'en'],
  ['a comment without its end', 'Our work', 'عملنا <!-- راجعه', 'tag-broken'],
  ['a line break typed as \\n', 'One. Two.', 'واحد.\\nاثنان.', 'escape-typed'],
  ['a quotation mark typed with its backslash', 'The word', 'كلمة \\"نعم', 'escape-typed'],
  ['an isolate typed by its code', 'In C++', 'بلغة \\u2066C++\\u2069', 'escape-typed'],
  ['an entity in English', 'One &amp; two', 'واحد واثنان', 'escape-typed', 'en'],
  ['asterisks for bold', 'Our work', '**عملنا** هنا', 'escape-typed'],
  ['a link of Markdown', 'Our work', '[عملنا](/work) هنا', 'escape-typed'],
  ['a reference to no text', 'Our work', 'عملنا $t(lost.key)', 'nesting'],
  ['a reference in English', 'Our $t(work)', 'عملنا', 'nesting', 'en'],
  ['a link round nothing', 'Ask <oracle>Oracle</oracle>', 'اسأل Oracle <oracle></oracle>', 'tag-empty'],
  ['a link round a blank', 'Read <link>it</link>', 'اقرأ هذا<link> </link>', 'tag-empty'],
  ['a soft hyphen', 'Virtualization', 'المحاكاة\u00ADالافتراضية', 'invisible-character'],
  ['a word joiner', 'Virtualization', 'المحاكاة \u2060الافتراضية', 'invisible-character'],
  // A sign of a language's own
  [
    'a lost hamza',
    pair('To the cloud', 'الى السحابة', { 'words.ar.json': { instead: { الى: 'إلى' } } }),
    `say-instead ${at}`,
  ],
  // Names
  ['the company’s name misspelt', pair('Ask Qantara', 'اسأل قنطره', brand), `name-misspelt ${at}`],
  [
    'the company’s name misspelt in English',
    pair('Ask Quantara', 'اسأل قنطرة', brand),
    'name-misspelt en/a.json text',
  ],
  [
    'another word in the company’s name',
    pair('Ask Qantara', 'اسأل قنطرة للتكنولوجيا', { 'words.ar.json': { instead: wordsOfArabic.instead } }),
    `say-instead ${at}`,
  ],
  ['two letters of a maker swapped', 'Servers of Fujitsu', 'خوادم Fujistu', 'name-misspelt'],
  // Numbers
  ['months for years', 'After 15 years', 'بعد 15 شهرًا', 'unit-differs'],
  ['seconds for milliseconds', 'Within 20 ms', 'خلال 20 s', 'unit-differs'],
  ['terabytes for gigabytes', 'With 64 GB', 'بسعة 64 TB', 'unit-differs'],
  [
    'a figure in the place of another',
    'Of 2, 4 or 8 sockets, for 15 years',
    'بمقابس 2 أو 4 أو 8، منذ 8 أعوام',
    'figures-differ',
  ],
  ['five for four', 'Our four levels', 'مستوياتنا 5', 'figures-extra'],
  ['a year of a span', 'From 2020-2024', 'من 2020-2025', 'figures-differ'],
  ['a nought too many', '1,000 of them', 'منها 10,000', 'figures-differ'],
  ['other service hours', 'Support 24x7', 'دعم 17x5', 'figures-differ'],
  ['Persian digits in Arabic', 'In 2024', 'في ۲۰۲۴', 'other-digits'],
  // Lists
  [
    'the colon before a list is lost',
    both({ text: 'The scope:', ...list }, { text: 'يشمل النطاق', ...listAr }),
    `colon-missing ${at}`,
  ],
  [
    'a full stop for the colon before a list',
    both(
      { paragraphs: ['Text.', 'The scope:'], ...list },
      { paragraphs: ['نص.', 'يشمل النطاق.'], ...listAr },
    ),
    'colon-missing ar/a.json paragraphs.1',
  ],
  // Other scripts
  ['a Cyrillic letter in an English word', 'The s\u0435rver', 'الخادم', 'foreign-letters', 'en'],
  ['a Cyrillic word in Arabic', 'Our system', 'نظام сервер لدينا', 'foreign-letters'],
  ['Arabic letters in Hebrew', 'Our services', 'השירותים خدمات', 'foreign-letters', 'he'],
  ['a Hebrew figure changed', 'All 4 levels.', 'כל 5 הרמות.', 'figures-differ', 'he'],
  ['a Hebrew placeholder translated', 'Hello {{name}}', 'שלום {{שם}}', 'placeholder-misspelt', 'he'],
  ['a Hebrew link lost', 'Read <link>it</link>.', 'קראו.', 'tag-missing', 'he'],
  ['Hebrew in Latin letters', 'Our services', 'Hasherutim shelanu', 'other-script', 'he'],
  // Contrasts
  ['after for before', contrast('Ask before you sign', 'اسأل بعد التوقيع'), `contrast ${at}`],
  ['morning for evening', contrast('Until 6 pm', 'حتى 6 صباحًا'), `contrast ${at}`],
  ['morning and evening swapped', contrast('9 am to 6 pm', 'من 9 مساءً إلى 6 صباحًا'), `contrast ${at}`],
  ['another day of the week', contrast('Monday to Friday', 'من الاثنين إلى السبت'), `contrast ${at}`],
  ['the days of a span swapped', contrast('Monday to Friday', 'من الجمعة إلى الاثنين'), `contrast ${at}`],
  ['another city', contrast('Dubai office', 'مكتب أبوظبي'), `contrast ${at}`],
  ['less for more', contrast('More than half', 'أقل من النصف'), `contrast ${at}`],
  [
    'a negation that is gone',
    contrast('Snapshots do not replace a backup', 'اللقطات تغني عن النسخ'),
    `contrast-lost ${at}`,
  ],
  ['“no” that is gone', contrast('We accept no liability', 'نتحمل المسؤولية'), `contrast-lost ${at}`],
  [
    '“never” that is gone, beside a «ما» that is no negation',
    contrast('Whatever we give is never tied to a contract', 'كل ما نقدمه يُربط بعقد'),
    `contrast-lost ${at}`,
  ],
  [
    'more for fewer, beside “over”',
    contrast('Fewer faults over time', 'أعطال أكثر بمرور الوقت'),
    `contrast ${at}`,
  ],
  [
    'a contrast twice in the glossary',
    beside({
      'glossary.json': [
        { contrast: 'a', sides: [] },
        { contrast: 'a', sides: [] },
      ].map((row) => ({ ...row, sides: [{ en: ['a'], ar: ['ا'] }] })),
    }),
    'key-twice glossary.json 1',
  ],
  [
    'a contrast without its sides',
    beside({ 'glossary.json': [{ contrast: 'a' }] }),
    'shared-form glossary.json 0',
  ],
  // A paragraph, a title, and who is addressed
  [
    'a paragraph pasted twice',
    both(
      {
        a: 'We install the servers in your data centre, and test them before you use them.',
        b: 'We maintain the servers of your branches, and replace what fails within four hours.',
      },
      {
        a: 'نركّب الخوادم في مركز البيانات لديك، ونختبرها قبل أن تستخدمها الفرق العاملة لديك.',
        b: 'نركّب الخوادم في مركز البيانات لديك، ونختبرها قبل أن تستخدمها الفرق العاملة لديك.',
      },
    ),
    'paragraph-twice ar/a.json b',
  ],
  [
    'an English paragraph pasted twice',
    both(
      {
        a: 'We install the servers in your data centre, and test them before you use them.',
        b: 'We install the servers in your data centre, and test them before you use them.',
      },
      { a: 'نركّب الخوادم.', b: 'نختبر الخوادم.' },
    ),
    'paragraph-twice en/a.json b',
  ],
  [
    'a title without the company’s name',
    {
      ...brand,
      ...pages(
        { meta: { title: 'About Qantara', description: about } },
        { meta: { title: 'عن الشركة', description: aboutAr } },
      ),
    },
    'brand-missing ar/pages/p.json meta.title',
  ],
  [
    'a title of an error page without the company’s name',
    {
      ...brand,
      ...both(
        { notFound: { meta: { title: 'Page not found | Qantara Technologies' } } },
        { notFound: { meta: { title: 'الصفحة غير موجودة' } } },
      ),
    },
    'brand-missing ar/a.json notFound.meta.title',
  ],
  ['a woman is addressed', 'Choose a level', 'اختاري المستوى', 'feminine-imperative'],
  ['a woman is addressed, with a conjunction', 'Then write to us', 'واكتبي إلينا', 'feminine-imperative'],
  ['a woman is asked to compare', 'Compare the packages', 'قارني بين الباقات', 'feminine-imperative'],
]

const mistakes = table.map((row): InFiles => {
  if (row.length === 3) return row
  const [what, english, translation, code, language = 'ar'] = row
  const translated = language === 'en' ? 'ar' : language
  const files = { 'en/a.json': { text: english }, [`${translated}/a.json`]: { text: translation } }
  return [what, files, `${code} ${language}/a.json text`]
})

test.for(mistakes)('%s', ([, files, finding]) => {
  expect(found(files).join(' + ')).toBe(finding)
  // Each message is whole in both languages: no value that it names is absent.
  for (const one of findingsIn(files)) {
    for (const language of ['en', 'ar'])
      expect(inWords(one, language)).not.toMatch(/undefined|\u2068\u2069|: $/)
    expect(Object.keys(one.values)).toEqual(expect.arrayContaining(valuesNamedBy(one.code)))
  }
})

function valuesNamedBy(code: FindingCode) {
  return [...{ ...messages.wrong, ...messages.advice }[code].matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(
    ([, name]) => name,
  )
}

test('no two mistakes of the table are alike', () => {
  expect(new Set(mistakes.map(([name]) => name)).size).toBe(mistakes.length)
})

test('every finding that the check can make is planted', () => {
  const planted = [
    ...mistakes.flatMap(([, , finding]) => finding.split(' + ').map((one) => one.split(' ')[0])),
    ...kinds.map(([, code]) => code),
  ]
  expect(
    Object.keys({ ...messages.wrong, ...messages.advice }).filter((code) => !planted.includes(code)),
  ).toEqual([])
})

const bom = '\uFEFF{\r\n  "text": "نص"\r\n}\r\n'

/** Right texts that look like mistakes. */
test.for<readonly [string, Files]>([
  ['UTF-8 with a byte order mark, and Windows line ends', raw(new Uint8Array(Buffer.from(bom)))],
  ['keys in another order', both(card, { card: { text: 'نص', title: 'عنوان' } })],
  ['placeholders in another order', pair('{{a}} of {{b}}', 'من {{b}} إلى {{a}}')],
  ['tags in another order', pair('Read <link>our terms</link> <icon/>', 'اقرأ <icon /> <link>شروطنا</link>')],
  ['a counted text in six forms', both(counts, countsAr)],
  ['a form for one that spells its number', both(counts, { ...countsAr, n_one: 'عنصر واحد' })],
  [
    'ordinals, whose forms are their own',
    both(
      {
        p_ordinal_one: '{{count}}st',
        p_ordinal_two: '{{count}}nd',
        p_ordinal_few: '{{count}}rd',
        p_ordinal_other: '{{count}}th',
      },
      { p_ordinal_other: 'المركز {{count}}' },
    ),
  ],
  ['notes, which are no negation', contrast('A finished task with its notes', 'مهمة منجزة مع ملاحظاتها')],
  ['less than', pair('Less than 5 < 6', 'أقل من 5 < 6')],
  ['a name that is the same in both', pair('SAP HANA', 'SAP HANA')],
  ['a figure that is the same in both', pair('99,5%', '99,5%')],
  ['two names, one with a و before it', pair('SAP and SAP HANA', 'أنظمة SAP وSAP HANA')],
  ['a name in another place', pair('Fujitsu owns it', 'وهو ملك لشركة Fujitsu')],
  ['figures in another order', pair('15 of 600', 'من 600 اختير 15')],
  ['a figure inside a name', pair('Microsoft 365 for you', 'نقدم Microsoft 365 لك')],
  ['an abbreviation that English has', pair('The service level (SLA)', 'مستوى الخدمة (SLA)')],
  [
    'an English term in brackets after its translation',
    pair('Sends the captcha response', 'يرسل نتيجة أداة التحقق (captcha)'),
  ],
  ['a unit and a file name', pair('Answers in 20 ms from index.html', 'يجيب في 20 ms من index.html')],
  ['a question in both', pair('What do we build?', 'ماذا نبني؟')],
  ['a full stop behind a bracket', pair('It works (mostly).', 'إنه يعمل (غالبًا).')],
  ['a list marker', pair('1) One', '1) واحد')],
  ['quotation marks in both', pair('The “word” here', 'هذه «الكلمة» هنا')],
  ['a text in quotation marks within others', pair('“One ‘two’”', '«واحد «اثنان»»')],
  ['Arabic punctuation', pair('Text: yes; is it? Yes, it is.', 'نصمم الأنظمة، ونبنيها؛ فهل تسأل؟ نعم.')],
  ['shadda, the damma of a passive, tanwin', raw({ text: 'تُشغّل الخدمة المُدارة دائمًا وهي جزءٌ كافٍ' })],
  ['a word that needs its marks', raw({ text: 'الفريق المدرَّب' })],
  ['a text that ends with a tanwin on its alif', raw({ text: 'منذ خمسة عشر عامًا' })],
  ['figures in isolates', pair('99,5% and 8+ of it', 'نسبة \u206699,5%\u2069 و\u20668+\u2069 منها')],
  ['a percentage after a Latin name', pair('SAP 99,5% of it', 'أنظمة SAP 99,5% منها')],
  ['a figure with a plus alone', pair('300+', '300+')],
  ['C++ in isolates', pair('In C++', 'بلغة \u2066C++\u2069')],
  ['a span of years', pair('From 2020-2024', 'من 2020-2024')],
  ['thousands', pair('1,000 of them', 'منها 1,000')],
  ['8 سنوات', pair('8 years of it', 'منها 8 سنوات')],
  ['15 سنة', pair('15 years of it', 'منها 15 سنة')],
  ['1,000,003 سنوات', pair('1,000,003 years of it', 'منها 1,000,003 سنوات')],
  ['300 مشروع', pair('300 of them', 'منها 300 مشروع')],
  ['a number before another word', pair('8 of the years', 'منها 8 من السنوات')],
  ['a 4 year plan', pair('A 4 year plan', 'خطة مدتها 4 سنوات')],
  ['a title of 60 and a description of 110 characters', englishPage('T'.repeat(60), `${'D'.repeat(109)}.`)],
  [
    'a description of 160 characters, isolates not counted',
    pages(
      {},
      { meta: { title: 'عنوان', description: `\u2066C++\u2069${'ن'.repeat(156)}.` } },
      { 'en/pages/p.json': page('Title', `C++${'d'.repeat(156)}.`) },
    ),
  ],
  ['a one-word key as text', both({ name: 'name' }, { name: 'الاسم' })],
  ['the glossary’s plural', pair('Our servers', 'خوادمنا', glossary)],
  [
    'an exception that is needed',
    pair('Storage of NetApp', 'أنظمة التخزين لديها', {
      'exceptions.json': excuse('name-missing', 'The sentence before names it.'),
    }),
  ],
  [
    'notes about a text, a group, an item and a file',
    both(
      { ...card, ...list },
      { ...cardAr, ...listAr },
      { 'notes.json': { 'a:card.title': 'A', 'a:card': 'B', 'a:items.0': 'C', a: 'D' } },
    ),
  ],
  [
    'an item that moved in both lists',
    both({ items: ['Two', 'One'] }, { items: ['اثنان', 'واحد'] }, { 'translated-from/ar/a.json': list }),
  ],
  [
    'an item that left both lists',
    both({ items: ['Two'] }, { items: ['اثنان'] }, { 'translated-from/ar/a.json': list }),
  ],
])('%s passes', ([, files]) => {
  expect(found(files)).toEqual([])
})
