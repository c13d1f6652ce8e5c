// @vitest-environment node
import { expect, test } from 'vitest'
import wordsOfArabic from '../../../locales/words.ar.json'
import { describe as inWords } from '../../../scripts/locales/report/describe.ts'
import type { FindingCode } from '../../../scripts/locales/report/Finding.ts'
import messages from '../../../scripts/locales/report/messages/en.json'
import { facts, findingsIn, found, languages, pair, type Files } from './sampleLocales.ts'

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
const raw = (ar: unknown, en: unknown = { text: 'Text' }): Files => ({ 'en/a.json': en, 'ar/a.json': ar })

const counts = { n_one: '{{count}} item', n_other: '{{count}} items' }
const countsAr = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map((name) => [`n_${name}`, 'العدد {{count}}']),
)
const without = (object: Record<string, string>, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))

const about = 'About the company and all that it does for its customers in the region. '
  .repeat(2)
  .slice(0, 130)
  .trim()
const aboutAr = 'عن الشركة وما تقدمه لعملائها في المنطقة من حلول وخدمات وخبرات '
  .repeat(3)
  .slice(0, 120)
  .trim()
const page = (title: string, description: string, body: object = {}) => ({
  meta: { title, description },
  ...body,
})
const pages = (en: object, ar: object, more: Files = {}): Files => ({
  'en/pages/p.json': page('Title', about, en),
  'ar/pages/p.json': page('عنوان', aboutAr, ar),
  ...more,
})
const sap = (en: string, ar: string): Files => ({
  'en/pages/sap.json': page('Title', about, { text: en, more: '15 and 8 and 99,5% with SAP' }),
  'ar/pages/sap.json': page('عنوان', aboutAr, { text: ar, more: '15 و8 و\u206699,5%\u2069 مع SAP' }),
})
const glossary = {
  'glossary.json': [
    { en: 'server', ar: 'خادم', also: ['خوادم'] },
    { en: ['look after', 'looks after'], ar: ['صيانة'], avoid: ['رعاية'] },
  ],
}
const at = 'ar/a.json text'
const brand = {
  'en/brand.json': { name: 'Qantara Technologies' },
  'ar/brand.json': { name: 'قنطرة للتقنية' },
}
const other = (language: string, en: string, text: string): Files => ({
  'en/a.json': { text: en },
  [`${language}/a.json`]: { text },
})

/** What a translator did, the files then, and the one finding that tells of it. */
const mistakes: readonly (readonly [string, Files, string])[] = [
  // Files
  [
    'a file is missing',
    both({ text: 'Text' }, { text: 'نص' }, { 'en/b.json': { text: 'Text' } }),
    'file-missing ar/b.json',
  ],
  [
    'a file too many',
    both({ text: 'Text' }, { text: 'نص' }, { 'ar/menus.json': { text: 'نص' } }),
    'file-extra ar/menus.json',
  ],
  [
    'a file was renamed',
    { 'en/menu.json': { text: 'Text' }, 'ar/Menu.json': { text: 'نص' } },
    'file-renamed ar/Menu.json',
  ],
  [
    'an editor has saved a file again with the ending of a text',
    both({ text: 'Text' }, { text: 'نص' }, { 'ar/a.json.txt': '' }),
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
        languages.slice(1).map((code) => [`.translated-from/${code}/a.json.txt`, undefined]),
      ),
      'ar/a.json': { text: 'نص' },
      'notes.json': { 'a:text': 'A' },
    },
    'file-ending en/a.json.txt',
  ],
  [
    'the facts have the ending of a text, of which a page has one',
    { ...sap('For 15 years', 'منذ 15 عامًا'), 'facts.json': undefined, 'facts.json.txt': facts },
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
      ...sap('For 15 years', 'منذ 15 عامًا'),
      'ar/pages/Sap.json': page('عنوان', aboutAr, { text: 'منذ 15 عامًا', more: 'نص' }),
      'ar/pages/sap.json': undefined,
    },
    'file-renamed ar/pages/Sap.json',
  ],
  [
    'the English file of a page was renamed, which has figures',
    {
      ...sap('For 15 years', 'منذ 15 عامًا'),
      'en/pages/Sap.json': page('Title', about, { text: 'For 15 years', more: 'Text' }),
      'en/pages/sap.json': undefined,
      'pages.ts': ['sap'],
    },
    'source-renamed en/pages/Sap.json',
  ],
  [
    'the file of a page was copied by the file manager',
    {
      'ar/pages/sap - Copy.json': page('عنوان', aboutAr, { text: 'منذ 15 عامًا' }),
      ...sap('For 15 years', 'منذ 15 عامًا'),
    },
    'file-extra ar/pages/sap - Copy.json',
  ],
  [
    'a file was copied by the file manager',
    both({ text: 'Text' }, { text: 'نص' }, { 'ar/a (1).json': { text: 'نص' } }),
    'file-extra ar/a (1).json',
  ],
  [
    'the English file is deleted, of which there is a note',
    both(
      { text: 'Text' },
      { text: 'نص' },
      {
        'ar/b.json': { text: 'نص' },
        '.translated-from/ar/b.json': { text: 'Text' },
        'notes.json': { b: 'A', 'b:text': 'B' },
      },
    ),
    'source-deleted en/b.json',
  ],
  [
    'the English file of a page is deleted',
    both({ text: 'Text' }, { text: 'نص' }, { 'ar/pages/p.json': page('عنوان', aboutAr), 'pages.ts': ['p'] }),
    'source-deleted en/pages/p.json',
  ],
  [
    'an English file is deleted, and a new one waits for its translation',
    both(
      { text: 'Text' },
      { text: 'نص' },
      {
        'en/pages/hci.json': page('Title', about),
        'ar/pages/sap.json': page('عنوان', aboutAr),
        'pages.ts': ['hci', 'sap'],
      },
    ),
    'file-missing ar/pages/hci.json + source-deleted en/pages/sap.json',
  ],
  [
    'the English file of a page is renamed',
    {
      'en/pages/about-ux.json': page('Title', about),
      'ar/pages/about-us.json': page('عنوان', aboutAr),
      '.translated-from/ar/pages/about-us.json': page('Title', about),
      '.translated-from/ar/pages/about-ux.json': undefined,
      'pages.ts': ['about-us'],
    },
    'source-renamed en/pages/about-ux.json',
  ],
  [
    'a page is renamed in the table of pages and in English, and not in the translation',
    {
      'en/pages/about-ux.json': page('Title', about),
      'ar/pages/about-us.json': page('عنوان', aboutAr),
      '.translated-from/ar/pages/about-us.json': page('Title', about),
      '.translated-from/ar/pages/about-ux.json': undefined,
      'pages.ts': ['about-ux'],
    },
    'file-renamed ar/pages/about-us.json',
  ],
  [
    'a page is taken out and another added, and the translation of the first is left',
    {
      'en/pages/hci.json': page('Title', about),
      'ar/pages/sap.json': page('عنوان', aboutAr),
      '.translated-from/ar/pages/sap.json': page('Title', about),
      '.translated-from/ar/pages/hci.json': undefined,
      'pages.ts': ['hci'],
    },
    'file-missing ar/pages/hci.json + file-extra ar/pages/sap.json',
  ],
  [
    'a folder of no language',
    both({ text: 'Text' }, { text: 'نص' }, { 'de/a.json': { text: 'Text' } }),
    'file-of-no-language de/a.json',
  ],
  [
    'the glossary is misnamed',
    both({ text: 'Text' }, { text: 'نص' }, { 'glosary.json': [] }),
    'file-of-no-language glosary.json',
  ],
  [
    'the glossary is gone',
    both({ text: 'Text' }, { text: 'نص' }, { 'glossary.json': undefined }),
    'shared-file-missing glossary.json',
  ],
  ['a language has no files', { 'en/a.json': { text: 'Text' } }, 'language-without-files ar'],
  // Encodings
  ['saved as UTF-16', raw(utf16('{ "text": "نص" }')), 'encoding ar/a.json'],
  ['saved as UTF-16 without its mark', raw(utf16('{ "text": "نص" }').slice(2)), 'encoding ar/a.json'],
  ['saved as Windows-1256', raw(windows1256), 'encoding ar/a.json'],
  [
    'English saved as Windows-1252',
    { 'en/a.json': windows1252, 'ar/a.json': { text: 'مقهى' }, '.translated-from/ar/a.json': {} },
    'encoding en/a.json',
  ],
  ['a letter was lost', raw({ text: 'ن\uFFFDص' }), `lost-character ${at}`],
  ['UTF-8 was read as Windows-1252', raw({ text: 'Ø§Ù„Ù†Øµ Ù‡Ù†Ø§' }), `garbled ${at}`],
  ['UTF-8 was read as Windows-1256', raw({ text: 'ط§ظ„ظ†طµ ظ‡ظ†ط§' }), `garbled ${at}`],
  ['a typographic mark was garbled in English', pair('Itâ€™s here', 'هنا'), 'garbled en/a.json text'],
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
  ['an empty text', raw({ text: '' }), `empty ${at}`],
  ['a blank for a text', raw({ text: '  ' }), `empty ${at}`],
  ['a blank at the end', raw({ text: 'نص ' }), `white-space-around ${at}`],
  ['a blank at the start', raw({ text: ' نص' }), `white-space-around ${at}`],
  ['two blanks at the start', raw({ text: '  نص' }), `white-space-around ${at}`],
  [
    'two blanks at the start of the English of a translation',
    pair('  Text', 'نص', { '.translated-from/ar/a.json': { text: 'Text' } }),
    'white-space-around en/a.json text',
  ],
  ['a no-break space at the end', raw({ text: 'نص\u00A0' }), `white-space-around ${at}`],
  [
    'the key for a text',
    both({ findMore: 'Find more' }, { findMore: 'findMore' }),
    'other-script ar/a.json findMore',
  ],
  ['left in English', pair('Find more', 'Find more'), `same-as-source ${at}`],
  ['translated into other English', pair('Find more', 'Learn more'), `other-script ${at}`],
  ['Arabic in the English file', pair('المزيد', 'المزيد هنا'), 'foreign-letters en/a.json text'],
  // Placeholders
  ['a placeholder was misspelt', pair('Hello {{name}}', 'أهلًا {{nmae}}'), `placeholder-misspelt ${at}`],
  ['a placeholder was translated', pair('Hello {{name}}', 'أهلًا {{الاسم}}'), `placeholder-misspelt ${at}`],
  ['a placeholder was dropped', pair('Hello {{name}}', 'أهلًا'), `placeholder-missing ${at}`],
  ['a placeholder was added', pair('Hello', 'أهلًا {{name}}'), `placeholder-unknown ${at}`],
  ['a placeholder stands twice', pair('Hello {{name}}', 'أهلًا {{name}} {{name}}'), `placeholder-twice ${at}`],
  ['a placeholder lost a brace', pair('Hello {{name}}', 'أهلًا {{name}'), `placeholder-brace ${at}`],
  ['a placeholder in single braces', pair('Hello {{name}}', 'أهلًا {name}'), `placeholder-brace ${at}`],
  ['a placeholder lost its format', pair('On {{when, date}}', 'في {{when}}'), `placeholder-misspelt ${at}`],
  ['a placeholder is not isolated', pair('Hello {{name}}', 'أهلًا {{- name}}'), `placeholder-misspelt ${at}`],
  ['a brace on its own', pair('Text', 'نص }'), `placeholder-brace ${at}`],
  [
    'a placeholder without a name in both',
    pair('On {{1st}}', 'في {{1st}}'),
    `placeholder-name en/a.json text`,
  ],
  // Tags
  ['a tag was dropped', pair('Read <link>it</link>', 'اقرأ هذا'), `tag-missing ${at}`],
  ['a tag was added', pair('Read it', 'اقرأ <link>هذا</link>'), `tag-unknown ${at}`],
  ['a tag was misspelt', pair('Read <link>it</link>', 'اقرأ <lnik>هذا</lnik>'), `tag-misspelt ${at}`],
  ['a tag is not closed', pair('Read <link>it</link>', 'اقرأ <link>هذا'), `tag-unpaired ${at}`],
  ['a closing tag was misspelt', pair('Read <link>it</link>', 'اقرأ <link>هذا</lnk>'), `tag-unpaired ${at}`],
  ['a closing tag alone', pair('Read <link>it</link>', 'اقرأ هذا</link>'), `tag-unpaired ${at}`],
  ['tags cross', pair('<a>One <b>two</b></a>', '<a>واحد <b>اثنان</a></b>'), `tag-unpaired ${at}`],
  ['a numbered tag', pair('Read <link>it</link>', 'اقرأ <0>هذا</0>'), `tag-broken ${at}`],
  [
    'a tag with an address',
    pair('Read <link>it</link>', 'اقرأ <link href="/">هذا</link>'),
    `tag-broken ${at}`,
  ],
  ['a line break of HTML', pair('Read it', 'اقرأ<br>هذا'), `tag-broken ${at}`],
  ['a line break of HTML in English', pair('Read<br>it', 'اقرأ هذا'), 'tag-broken en/a.json text'],
  ['a tag lost its end', pair('Read <link>it</link>', 'اقرأ <link>هذا</link'), `tag-broken ${at}`],
  [
    'a tag stands twice',
    pair('Read <link>it</link>', 'اقرأ <link>هذا</link> <link>هنا</link>'),
    `tag-twice ${at}`,
  ],
  ['an empty tag for a pair', pair('Read <link>it</link>', 'اقرأ <link/>'), `tag-misspelt ${at}`],
  // Characters
  ['a line break', raw({ text: 'نص\nنص' }), `control-character ${at}`],
  ['Enter was pressed inside a text', raw('{\n  "text": "نص\nنص"\n}\n'), `control-character ${at}`],
  ['Tab was pressed inside a text', raw('{\n  "text": "نص\tنص"\n}\n'), `control-character ${at}`],
  ['a tab', pair('One\ttwo', 'نص'), 'control-character en/a.json text'],
  ['a no-break space', raw({ text: 'نص\u00A0نص' }), `special-space ${at}`],
  ['a zero-width space', raw({ text: 'نص\u200Bنص' }), `invisible-character ${at}`],
  ['a joiner', raw({ text: 'نص\u200Cنص' }), `invisible-character ${at}`],
  ['a right-to-left mark', raw({ text: 'نص\u200F' }), `direction-mark ${at}`],
  ['an embedding', raw({ text: 'نص\u202Bنص\u202C' }), `direction-mark ${at}`],
  ['an isolate without its end', pair('Text of SAP', 'نص \u2066SAP'), `isolates-unpaired ${at}`],
  ['letters that are not composed', raw({ text: 'ا\u0653لي' }), `not-composed ${at}`],
  ['two blanks', raw({ text: 'نص  نص' }), `spaces-in-a-row ${at}`],
  ['three dots', pair('Text…', 'نص...'), `three-dots ${at}`],
  ['two commas', raw({ text: 'واحد،، اثنان' }), `punctuation-twice ${at}`],
  ['two full stops', pair('Text.', 'نص..'), `punctuation-twice ${at}`],
  ['a bracket is not closed', pair('Text (more)', 'نص (المزيد'), `brackets-unpaired ${at}`],
  ['a bracket is not opened', pair('Text (more)', 'نص المزيد)'), `brackets-unpaired ${at}`],
  ['brackets cross', raw({ text: 'نص (واحد [اثنان) ثلاثة]' }), `brackets-unpaired ${at}`],
  ['an English bracket is not closed', pair('Text (more', 'نص (المزيد)'), 'brackets-unpaired en/a.json text'],
  // Arabic letters and punctuation
  ['a Latin comma', raw({ text: 'واحد, اثنان' }), `latin-mark ${at}`],
  ['a Latin comma behind a blank', raw({ text: 'واحد , اثنان' }), `latin-mark ${at}`],
  ['an entity before an Arabic word', pair('One two', 'واحد&nbsp;اثنان'), `escape-typed ${at}`],
  ['a Latin semicolon', raw({ text: 'واحد; اثنان' }), `latin-mark ${at}`],
  ['a Latin question mark', pair('Really?', 'هل هذا صحيح?'), `latin-mark ${at}`],
  ['a blank before the comma', raw({ text: 'واحد ، اثنان' }), `space-before ${at}`],
  ['a blank before the full stop', pair('Text.', 'نص .'), `space-before ${at}`],
  ['no blank after the comma', raw({ text: 'واحد،اثنان' }), `no-space-after ${at}`],
  ['a tatweel', raw({ text: 'مـــرحبا' }), `tatweel ${at}`],
  ['presentation forms', raw({ text: '\uFEFB شيء' }), `presentation-form ${at}`],
  ['a Persian kaf', raw({ text: 'شرکة' }), `other-letter ${at}`],
  ['a Persian yeh', raw({ text: 'فریق' }), `other-letter ${at}`],
  ['the tanwin on the alif', raw({ text: 'منذ عاماً' }), `tanwin-order ${at}`],
  ['a و that stands alone', raw({ text: 'واحد و اثنان' }), `lone-waw ${at}`],
  ['a word with all its vowel marks', raw({ text: 'مُقَدِّمُ الخدمة' }), `vowel-marks ${at}`],
  ['a word with three marks that are usual', raw({ text: 'مُحُدُود' }), `vowel-marks ${at}`],
  ['a fully vocalised sentence', raw({ text: 'نَحْنُ نُقَدِّمُ الخِدْمَةَ' }), `vowel-marks ${at}`],
  ['Arabic-Indic digits', pair('In 2024', 'في ٢٠٢٤'), `other-digits ${at}`],
  ['an Arabic percent sign', pair('98%', 'نسبة 98٪'), `other-digits ${at}`],
  ['straight quotation marks', pair('The “word” here', 'هذه "الكلمة" هنا'), `other-quotes ${at}`],
  ['typographic Latin quotation marks', pair('The “word” here', 'هذه “الكلمة” هنا'), `other-quotes ${at}`],
  ['a quotation mark is missing', pair('The “word” here', 'هذه «الكلمة هنا'), `quotes-unpaired ${at}`],
  [
    'quotation marks the wrong way round',
    pair('The “word” here', 'هذه »الكلمة« هنا'),
    `quotes-unpaired ${at}`,
  ],
  ['quotation marks that English lacks', pair('The word here', 'هذه «الكلمة» هنا'), `quotes-added ${at}`],
  ['C++ without isolates', pair('In C++', 'بلغة C++'), `sign-not-isolated ${at}`],
  [
    'a percentage without isolates',
    pair('At 99,5% on average', 'بمتوسط 99,5% سنويًا'),
    `sign-not-isolated ${at}`,
  ],
  [
    'a figure with a plus without isolates',
    pair('With 8+ years', 'خبرة و8+ أعوام'),
    `sign-not-isolated ${at}`,
  ],
  // English punctuation
  [
    'a straight quotation mark in English',
    pair('A "word" here', 'هذه «كلمة» هنا'),
    'other-quotes en/a.json text',
  ],
  ['a straight apostrophe', pair("It's here", 'هو هنا'), 'straight-apostrophe en/a.json text'],
  [
    'French quotation marks in English',
    pair('A «word» here', 'هذه «كلمة» هنا'),
    'other-quotes en/a.json text',
  ],
  ['a blank before an English comma', pair('One , two', 'واحد، اثنان'), 'space-before en/a.json text'],
  ['an Arabic comma in English', pair('One، two', 'واحد، اثنان'), 'glyph-missing en/a.json text'],
  // Final marks
  ['the full stop is missing', pair('We build it.', 'نحن نبنيه'), `final-mark-missing ${at}`],
  ['a full stop too many', pair('What we build', 'ما نبنيه.'), `final-mark-extra ${at}`],
  ['a question became a statement', pair('What do we build?', 'ما نبنيه.'), `final-mark ${at}`],
  // Contact data
  ['a telephone number', pair('Call us', 'اتصل على +971 4 123 4567'), `telephone-number ${at}`],
  ['an e-mail address', pair('Write to us', 'راسل info@company.com'), `mail-address ${at}`],
  ['a web address', pair('See our site', 'زر https://example.com'), `web-address ${at}`],
  // Figures and names
  ['15 became 8', sap('For 15 years', 'منذ 8 سنوات'), 'figures-differ ar/pages/sap.json text'],
  ['15 became 51', sap('For 15 years', 'منذ 51 سنة'), 'figures-differ ar/pages/sap.json text'],
  [
    '8 became 9, which is no fact, and its noun is wrong',
    sap('For 8 years', 'منذ 9 سنة'),
    'figures-differ ar/pages/sap.json text',
  ],
  ['a figure was dropped', pair('For 15 years', 'منذ سنوات'), `figures-missing ${at}`],
  ['a figure was added', pair('For years', 'منذ 15 سنة'), `figures-extra ${at}`],
  [
    'the service level changed',
    sap('At 99,5%', 'بنسبة \u206698,5%\u2069'),
    'figures-differ ar/pages/sap.json text',
  ],
  [
    'a point for the comma of a figure',
    pair('At 99,5% on average', 'بمتوسط \u206699.5%\u2069 سنويًا'),
    `figures-form ${at}`,
  ],
  [
    'a figure that the facts write with a comma, with a point in both languages',
    sap('At 99.5%', 'بنسبة \u206699.5%\u2069'),
    'figure-unknown en/pages/sap.json text',
  ],
  ['an Arabic decimal comma', pair('At 99,5% on average', 'بمتوسط ٩٩٫٥٪ سنويًا'), `other-digits ${at}`],
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
  ['SAP HANA became SAP', pair('Servers for SAP HANA', 'خوادم لأنظمة SAP'), `name-missing ${at}`],
  ['SAP became ساب', pair('Servers for SAP', 'خوادم لأنظمة ساب'), `name-missing ${at}`],
  ['Netapp for NetApp', pair('Storage of NetApp', 'تخزين من Netapp'), `name-misspelt ${at}`],
  ['another maker was named', pair('Servers of Fujitsu', 'خوادم NetApp'), `name-differs ${at}`],
  ['a maker was added', pair('Our servers', 'خوادم Fujitsu لدينا'), `name-extra ${at}`],
  ['a Latin word that English lacks', pair('Our team', 'فريق Support لدينا'), `latin-word ${at}`],
  [
    'an English word was left',
    pair('Experience in designing systems and running them', 'وخبرة في تصميم systems وتشغيلها'),
    `latin-word ${at}`,
  ],
  ['8 سنة', pair('8 years of it', 'منها 8 سنة'), `number-noun ${at}`],
  ['15 سنوات', pair('15 years of it', 'منها 15 سنوات'), `number-noun ${at}`],
  ['2 سنوات', pair('2 years of it', 'منها 2 سنوات'), `number-noun ${at}`],
  ['300 مشاريع', pair('300 of them', 'منها 300 مشاريع'), `number-noun ${at}`],
  ['15 year', pair('15 year of it', 'منها 15 سنة'), 'number-noun en/a.json text'],
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
      { 'en/pages/p.json': page('Title', `${about}.`) },
    ),
    'too-short ar/pages/p.json meta.description',
  ],
  [
    'a title of 61 characters',
    pages({}, {}, { 'en/pages/p.json': page('T'.repeat(61), about) }),
    'too-long en/pages/p.json meta.title',
  ],
  [
    'a description of 161 characters',
    pages({}, {}, { 'en/pages/p.json': page('Title', 'D'.repeat(161)) }),
    'too-long en/pages/p.json meta.description',
  ],
  [
    'a description of 109 characters',
    pages({}, {}, { 'en/pages/p.json': page('Title', 'D'.repeat(109)) }),
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
    pair('Text', 'نص', { 'pages.ts': ['cloud'] }),
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
    'two pages with one title',
    pages(
      {},
      {},
      { 'en/pages/q.json': page('Other', `${about}s`), 'ar/pages/q.json': page('عنوان', `${aboutAr}ا`) },
    ),
    'meta-twice ar/pages/q.json meta.title',
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
    pair('Text', 'نص', { 'glossary.json': [{ en: 'cloud' }] }),
    'shared-form glossary.json 0',
  ],
  [
    'a column of the glossary misspelt',
    pair('Text', 'نص', { 'glossary.json': [{ en: 'cloud', ar: 'سحابة', aslo: [] }] }),
    'shared-form glossary.json 0',
  ],
  [
    'a term twice in the glossary',
    pair('Text', 'نص', {
      'glossary.json': [
        { en: 'cloud', ar: 'سحابة' },
        { en: 'Cloud', ar: 'السحاب' },
      ],
    }),
    'key-twice glossary.json 1',
  ],
  ['the glossary is no list', pair('Text', 'نص', { 'glossary.json': {} }), 'shared-form glossary.json'],
  [
    'a bracket of another kind in the facts, of which a page has one',
    { ...sap('For 15 years', 'منذ 15 عامًا'), 'facts.json': '[ "names": [], "pages": {} }' },
    'json-broken facts.json',
  ],
  [
    'the facts are gone, of which a page has one',
    { ...sap('For 15 years', 'منذ 15 عامًا'), 'facts.json': undefined },
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
      'exceptions.json': [
        { language: 'ar', file: 'a', key: 'text', finding: 'glossary-form', reason: 'It sounds better.' },
      ],
    }),
    'json-broken glossary.json',
  ],
  [
    'a figure of the facts without quotation marks',
    pair('Text', 'نص', { 'facts.json': { names: [], pages: { p: { figures: [15] } } } }),
    'shared-form facts.json',
  ],
  [
    'an exception without a reason',
    pair('Text', 'نص', {
      'exceptions.json': [{ language: 'ar', file: 'a', key: 'text', finding: 'final-mark', reason: '' }],
    }),
    'shared-form exceptions.json 0',
  ],
  [
    'another text with the finding of an exception',
    {
      'en/a.json': { text: 'What we build', other: 'Who we are' },
      'ar/a.json': { text: 'ما نبنيه.', other: 'من نحن.' },
      'exceptions.json': [
        { language: 'ar', file: 'a', key: 'text', finding: 'final-mark-extra', reason: 'It reads better.' },
      ],
    },
    'final-mark-extra ar/a.json other',
  ],
  [
    'a text of another file with the finding of an exception',
    {
      'en/a.json': { text: 'What we build' },
      'ar/a.json': { text: 'ما نبنيه.' },
      'en/b.json': { text: 'Who we are' },
      'ar/b.json': { text: 'من نحن.' },
      'exceptions.json': [
        { language: 'ar', file: 'a', key: 'text', finding: 'final-mark-extra', reason: 'It reads better.' },
      ],
    },
    'final-mark-extra ar/b.json text',
  ],
  [
    'an exception that allows nothing',
    pair('Text', 'نص', {
      'exceptions.json': [
        { language: 'ar', file: 'a', key: 'text', finding: 'final-mark', reason: 'It was once so.' },
      ],
    }),
    'exception-unneeded exceptions.json 0',
  ],
  ['the notes are gone', pair('Text', 'نص', { 'notes.json': undefined }), 'shared-file-missing notes.json'],
  [
    'a note about a key that is misspelt',
    pair('Text', 'نص', { 'notes.json': { 'a:tetx': 'The button of the form' } }),
    'note-unknown notes.json a:tetx',
  ],
  [
    'a note about a text that is gone',
    pair('Text', 'نص', { 'notes.json': { 'pages/about:leadership': 'The heading' } }),
    'note-unknown notes.json pages/about:leadership',
  ],
  [
    'a note that is a list',
    pair('Text', 'نص', { 'notes.json': { 'a:text': ['The button'] } }),
    'shared-form notes.json a:text',
  ],
  ['the notes are a list', pair('Text', 'نص', { 'notes.json': [] }), 'shared-form notes.json'],
  [
    'two notes about one text',
    pair('Text', 'نص', { 'notes.json': '{\n  "a:text": "One",\n  "a:text": "Two"\n}' }),
    'key-twice notes.json a:text',
  ],
  [
    'a list of words in another form',
    pair('Text', 'نص', { 'words.ar.json': [] }),
    'shared-form words.ar.json',
  ],
  [
    'a verb that is read as another without its shadda',
    pair('We install it', 'نحن نركبه', {
      'words.ar.json': { instead: { نركب: 'نركّب' } },
    }),
    `say-instead ${at}`,
  ],
  [
    'an English spelling of another house',
    pair('Your organisation', 'مؤسستك', {
      'words.en.json': { instead: { organisation: 'organization' } },
    }),
    'say-instead en/a.json text',
  ],
  // Freshness
  [
    'the English changed',
    pair('Years in consulting', 'أعوام من الاستشارات', {
      '.translated-from/ar/a.json': { text: 'Years of consulting' },
    }),
    `stale ${at}`,
  ],
  [
    'a text is gone from every language',
    pair('Text', 'نص', { '.translated-from/ar/a.json': { text: 'Text', other: 'Other' } }),
    'gone ar/a.json other',
  ],
  [
    'the record of the English cannot be read',
    pair('Text', 'نص', { '.translated-from/ar/a.json': '{ "text": "Text",\n<<<<<<< HEAD\n }' }),
    'json-broken .translated-from/ar/a.json',
  ],
  ['a translation is new', pair('Text', 'نص', { '.translated-from/ar/a.json': {} }), 'unrecorded ar/a.json'],
  // Other languages, whose rules are their own
  [
    'an Arabic kaf in Persian',
    { 'en/a.json': { text: 'Company' }, 'fa/a.json': { text: 'شركت' } },
    'other-letter fa/a.json text',
  ],
  [
    'Latin digits in Persian',
    { 'en/a.json': { text: 'Since 15 days' }, 'fa/a.json': { text: 'از 15 روز' } },
    'other-digits fa/a.json text',
  ],
  [
    'a Spanish question without its first sign',
    other('es-MX', 'Who are you?', 'Quiénes son?'),
    'sign-lost es-MX/a.json text',
  ],
  // Signs that the typeface lacks
  ['an emoji', pair('Thank you', 'شكرًا لك 🎉'), `glyph-missing ${at}`],
  ['an emoji in English', pair('Thank you 🎉', 'شكرًا لك'), 'glyph-missing en/a.json text'],
  ['an arrow', pair('Next step', 'الخطوة التالية ←'), `glyph-missing ${at}`],
  ['a bullet before an item', both(list, { items: ['• واحد', 'اثنان'] }), 'glyph-missing ar/a.json items.0'],
  ['a tick', pair('Done', 'تم ✓'), `glyph-missing ${at}`],
  ['a Persian gaf', pair('Google', 'گوگل'), `glyph-missing ${at}`],
  ['a letter with an accent in English', pair('The café', 'المقهى'), 'glyph-missing en/a.json text'],
  [
    'an emoji in the system’s typeface',
    other('fr', 'Thank you', 'Merci 🎉'),
    'glyph-doubtful fr/a.json text',
  ],
  // Syntax that visitors would read
  ['a comment of HTML', pair('Our work', 'عملنا <!-- راجعه -->'), `tag-broken ${at}`],
  ['a comment in English', pair('Our work <!-- check -->', 'عملنا'), 'tag-broken en/a.json text'],
  ['a comment without its end', pair('Our work', 'عملنا <!-- راجعه'), `tag-broken ${at}`],
  ['a line break typed as \\n', pair('One. Two.', 'واحد.\\nاثنان.'), `escape-typed ${at}`],
  ['a quotation mark typed with its backslash', pair('The word', 'كلمة \\"نعم'), `escape-typed ${at}`],
  ['an isolate typed by its code', pair('In C++', 'بلغة \\u2066C++\\u2069'), `escape-typed ${at}`],
  ['an entity in English', pair('One &amp; two', 'واحد واثنان'), 'escape-typed en/a.json text'],
  ['asterisks for bold', pair('Our work', '**عملنا** هنا'), `escape-typed ${at}`],
  ['a link of Markdown', pair('Our work', '[عملنا](/work) هنا'), `escape-typed ${at}`],
  ['a reference to no text', pair('Our work', 'عملنا $t(lost.key)'), `nesting ${at}`],
  ['a reference in English', pair('Our $t(work)', 'عملنا'), 'nesting en/a.json text'],
  [
    'a link round nothing',
    pair('Ask <oracle>Oracle</oracle>', 'اسأل Oracle <oracle></oracle>'),
    `tag-empty ${at}`,
  ],
  ['a link round a blank', pair('Read <link>it</link>', 'اقرأ هذا<link> </link>'), `tag-empty ${at}`],
  ['a soft hyphen', pair('Virtualization', 'المحاكاة\u00ADالافتراضية'), `invisible-character ${at}`],
  ['a word joiner', pair('Virtualization', 'المحاكاة \u2060الافتراضية'), `invisible-character ${at}`],
  // A sign of a language's own
  [
    'a Spanish cry without its first sign',
    other('es-MX', 'Welcome!', 'Bienvenidos!'),
    'sign-lost es-MX/a.json text',
  ],
  ['an Arabic kaf in Urdu', other('ur', 'Company', 'كمپنی'), 'other-letter ur/a.json text'],
  [
    'a lost hamza',
    pair('To the cloud', 'الى السحابة', {
      'words.ar.json': { instead: { الى: 'إلى' } },
    }),
    `say-instead ${at}`,
  ],
  [
    'a hamza that the other texts write',
    both(
      { a: Array(6).fill('Our systems'), text: 'Systems' },
      { a: Array(6).fill('أنظمة لدينا'), text: 'انظمة' },
    ),
    `sign-lost ${at}`,
  ],
  ['a French question without its space', other('fr', 'Who?', 'Qui êtes-vous?'), 'sign-lost fr/a.json text'],
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
  ['two letters of a maker swapped', pair('Servers of Fujitsu', 'خوادم Fujistu'), `name-misspelt ${at}`],
  // Words
  ['a word twice', pair('Work in the cloud', 'العمل في في السحابة'), `word-twice ${at}`],
  ['an English word twice', pair('Work in the the cloud', 'العمل في السحابة'), 'word-twice en/a.json text'],
  [
    'a sentence pasted in the wrong place',
    both(
      { a: 'We install the servers in your data centre.', text: 'We maintain the servers of your branches.' },
      { a: 'نركّب الخوادم في مركز البيانات لديك.', text: 'نركّب الخوادم في مركز البيانات لديك.' },
    ),
    `text-twice ${at}`,
  ],
  ['a sample text', pair('We install servers.', 'هذا نص تجريبي.'), `sample-text ${at}`],
  ['a sample text in English', pair('Lorem ipsum dolor', 'نركّب الخوادم'), 'sample-text en/a.json text'],
  // Lengths
  [
    'a heading too long for its place',
    both({ heading: 'Our work' }, { heading: 'أعمالنا كلها '.repeat(6).trim() }),
    'too-long ar/a.json heading',
  ],
  [
    'a label too long for the menus',
    {
      'en/menu.json': { industries: { a: 'Our work' } },
      'ar/menu.json': { industries: { a: 'أعمالنا التي أنجزناها لعملائنا في المنطقة' } },
    },
    'too-long ar/menu.json industries.a',
  ],
  [
    'a button too long for its line',
    both({ button: 'Ask us' }, { button: 'اسأل مستشارينا عن كل ما تريد معرفته من خدمات الشركة' }),
    'too-long ar/a.json button',
  ],
  [
    'a way to the form too long for its button',
    pages(
      { contact: { action: 'Ask which product fits' } },
      { contact: { action: 'اسأل مستشارينا عن المنتج المناسب لك' } },
    ),
    'too-long ar/pages/p.json contact.action',
  ],
  [
    'a subject too long for the form’s field',
    pages(
      { contact: { partner: { subject: 'Partnership with Qantara' } } },
      {
        contact: {
          partner: { subject: 'شراكة مع قنطرة للتقنية في توريد الأنظمة وتنفيذها ودعمها في المنطقة' },
        },
      },
    ),
    'too-long ar/pages/p.json contact.partner.subject',
  ],
  [
    'a label that outgrew its element',
    pair('Close', 'أغلق هذه الرسالة التي ظهرت لك في أعلى الصفحة عند إرسال النموذج'),
    `too-long ${at}`,
  ],
  [
    'a neighbour’s label',
    both(
      { tiles: [{ title: 'Block storage' }, { title: 'File storage' }] },
      { tiles: [{ title: 'تخزين الملفات' }, { title: 'تخزين الملفات' }] },
    ),
    'text-twice ar/a.json tiles.1.title',
  ],
  // Numbers
  ['months for years', pair('After 15 years', 'بعد 15 شهرًا'), `unit-differs ${at}`],
  ['seconds for milliseconds', pair('Within 20 ms', 'خلال 20 s'), `unit-differs ${at}`],
  ['terabytes for gigabytes', pair('With 64 GB', 'بسعة 64 TB'), `unit-differs ${at}`],
  [
    'the noun of many below few',
    both(counts, { ...countsAr, n_few: '{{count}} مشروعًا' }),
    'plural-noun ar/a.json n_few',
  ],
  [
    'the plural below one in English',
    both({ n_one: '{{count}} years', n_other: '{{count}} years' }, countsAr),
    'plural-noun en/a.json n_one',
  ],
  [
    'a figure in the place of another',
    pair('Of 2, 4 or 8 sockets, for 15 years', 'بمقابس 2 أو 4 أو 8، منذ 8 أعوام'),
    `figures-differ ${at}`,
  ],
  ['five for four', pair('Our four levels', 'مستوياتنا 5'), `figures-extra ${at}`],
  ['a year of a span', pair('From 2020-2024', 'من 2020-2025'), `figures-differ ${at}`],
  ['a nought too many', pair('1,000 of them', 'منها 10,000'), `figures-differ ${at}`],
  ['other service hours', pair('Support 24x7', 'دعم 17x5'), `figures-differ ${at}`],
  ['Persian digits in Arabic', pair('In 2024', 'في ۲۰۲۴'), `other-digits ${at}`],
  // Lists
  [
    'the colon before a list is lost',
    both({ text: 'The scope:', ...list }, { text: 'يشمل النطاق', ...listAr }),
    `colon-missing ${at}`,
  ],
  [
    'a full stop for the colon before a list',
    both({ paragraphs: ['Text', 'The scope:'], ...list }, { paragraphs: ['نص', 'يشمل النطاق.'], ...listAr }),
    'colon-missing ar/a.json paragraphs.1',
  ],
  // Other scripts
  [
    'a Cyrillic letter in an English word',
    pair('The s\u0435rver', 'الخادم'),
    'foreign-letters en/a.json text',
  ],
  ['a Cyrillic word in Arabic', pair('Our system', 'نظام сервер لدينا'), `foreign-letters ${at}`],
  [
    'a Chinese figure changed',
    other('zh-Hans', 'All 4 levels.', '全部 5 个级别。'),
    'figures-differ zh-Hans/a.json text',
  ],
  [
    'a Chinese link lost',
    other('zh-Hans', 'Read <link>it</link>.', '请阅读。'),
    'tag-missing zh-Hans/a.json text',
  ],
  ['Hindi in digits of its own', other('hi', 'In 15 days', '१५ दिनों में'), 'other-digits hi/a.json text'],
  ['Urdu in Latin letters', other('ur', 'Our services', 'Hamari khidmat'), 'other-script ur/a.json text'],
  [
    'a Turkish placeholder translated',
    other('tr', 'Hello {{name}}', 'Merhaba {{isim}}'),
    'placeholder-misspelt tr/a.json text',
  ],
  [
    'Arabic letters in Hebrew',
    other('he', 'Our services', 'השירותים خدمات'),
    'foreign-letters he/a.json text',
  ],
]

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

test('the table holds at least 280 mistakes, no two alike', () => {
  expect(new Set(mistakes.map(([name]) => name)).size).toBe(mistakes.length)
  expect(mistakes.length).toBeGreaterThanOrEqual(280)
})

test('every finding that the check can make is planted', () => {
  const planted = mistakes.flatMap(([, , finding]) => finding.split(' + ').map((one) => one.split(' ')[0]))
  expect(
    Object.keys({ ...messages.wrong, ...messages.advice }).filter((code) => !planted.includes(code)),
  ).toEqual([])
})

const bom = '\uFEFF{\r\n  "text": "نص"\r\n}\r\n'

/** Honest texts that look like mistakes. */
test.for<readonly [string, Files]>([
  ['UTF-8 with a byte order mark, and Windows line ends', raw(new Uint8Array(Buffer.from(bom)))],
  ['keys in another order', both(card, { card: { text: 'نص', title: 'عنوان' } })],
  ['placeholders in another order and spacing', pair('{{a}} of {{b}}', 'من {{ b }} إلى {{a}}')],
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
  [
    'a title of 60 and a description of 110 characters',
    pages(
      {},
      {},
      {
        'en/pages/p.json': page('T'.repeat(60), 'D'.repeat(110)),
        '.translated-from/ar/pages/p.json': page('T'.repeat(60), 'D'.repeat(110)),
      },
    ),
  ],
  [
    'a description of 160 characters, isolates not counted',
    pages(
      {},
      { meta: { title: 'عنوان', description: `\u2066C++\u2069${'ن'.repeat(157)}` } },
      { 'en/pages/p.json': page('Title', `C++${'d'.repeat(157)}`) },
    ),
  ],
  ['a one-word key as text', both({ name: 'name' }, { name: 'الاسم' })],
  ['the glossary’s plural', pair('Our servers', 'خوادمنا', glossary)],
  [
    'an exception that is needed',
    pair('What we build', 'ما نبنيه.', {
      'exceptions.json': [
        {
          language: 'ar',
          file: 'a',
          key: 'text',
          finding: 'final-mark-extra',
          reason: 'The full stop reads better.',
        },
      ],
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
    'Persian letters and digits',
    { 'en/a.json': { text: 'Company, 15 days' }, 'fa/a.json': { text: 'شرکتی می\u200Cخواهم، ۱۵ روز' } },
  ],
  [
    'another decimal sign in Persian',
    { 'en/a.json': { text: '99,5% of 1,000' }, 'fa/a.json': { text: '۹۹٫۵٪ از ۱٬۰۰۰' } },
  ],
  [
    'the digits of a Latin name in Persian',
    { 'en/a.json': { text: 'Microsoft 365 in 15 days' }, 'fa/a.json': { text: 'Microsoft 365 در ۱۵ روز' } },
  ],
  [
    'a French word whose first letters are a name',
    { 'en/a.json': { text: 'A coin' }, 'fr/a.json': { text: 'Sapèque' } },
  ],
  [
    'French spaces',
    {
      'en/a.json': { text: 'Who? “We”: 50%' },
      'fr/a.json': { text: 'Qui\u202F? «\u00A0Nous\u00A0»\u00A0: 50\u00A0%' },
    },
  ],
  [
    'an item that moved in both lists',
    both({ items: ['Two', 'One'] }, { items: ['اثنان', 'واحد'] }, { '.translated-from/ar/a.json': list }),
  ],
  [
    'an item that left both lists',
    both({ items: ['Two'] }, { items: ['اثنان'] }, { '.translated-from/ar/a.json': list }),
  ],
])('%s passes', ([, files]) => {
  expect(found(files)).toEqual([])
})
