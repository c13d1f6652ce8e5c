const isPrinted = 'html[data-print="committee"] &'

/** What a section, or the questionnaire, begins with. */
const beginning = {
  borderBlockStart: '0.5pt solid',
  marginBlockStart: '2mm',
  paddingBlockStart: '2mm',
} as const

/** A committee's paper is drawn by styles alone: a preview may be drawn again at any time. */
const paper = {
  display: 'none',
  // With more, SAP would take a sheet more.
  '--writing-room': '5mm',
  '@media print': { [isPrinted]: { display: 'block' } },
  '& section, & section + section': { border: '0 !important', padding: '0 !important' },
} as const

/**
 * Neither grid nor flex box: in Chromium's, what follows a heading would leave it, and move to the next sheet as a whole.
 * Questions stand in pairs, as words on a line. The questionnaire stays on one sheet, which it may share with the text.
 */
export const alone = {
  ...paper,
  '& section + section > div, & section ~ div': beginning,
  '& section > div > * + *': { marginBlockStart: '1.5mm' },
  '& :is(td, th)': { paddingBlock: '0.7mm !important' },
  '& section > div > * > ul:not([data-drawing], :has(h3))': { columns: 2, columnGap: '8mm' },
  // Steps stand in two columns: they take half the height, and stay on one sheet.
  '& section ol[data-drawing]': { display: 'block', columns: 2, columnGap: '8mm', breakInside: 'avoid' },
  '& section ol[data-drawing] > li': { marginBlockEnd: '2.5mm' },
  '& section p, & section li:not([data-drawing] *)': { maxInlineSize: '145mm !important' },
  '& section': { breakInside: 'auto' },
  // Chromium would part them before a table that stays whole, whatever `widows` says.
  '& section p': { breakInside: 'avoid' },
  '& section > div > :has([data-drawing]), & section ~ div': { breakInside: 'avoid' },
  '& section > div > :not(:has(> ul)):has(+ :is(table, ul, ol, details), + * :is(table, ul, ol))': {
    breakAfter: 'avoid',
  },
  // What has a paragraph of its own above it needs none before.
  '& section > div > p:has(+ * > p:first-child)': { breakAfter: 'auto' },
  '&#committee-paper dl > div': { paddingBlockStart: '1.2mm' },
  '&#committee-paper dl > div:has([data-writing]) + div': { paddingBlockStart: '2mm' },
  '&#committee-paper dd': { paddingBlockStart: '0.6mm' },
  '& section > div:has(> details)': { orphans: 1, widows: 1 },
  '& details': { display: 'inline-block', verticalAlign: 'top', inlineSize: 'calc(50% - 4mm)' },
  '& section > div > details': { marginBlockStart: 0 },
  '& details:nth-child(odd of details)': { marginInlineEnd: '8mm' },
} as const

/** Each row of a table is a table of its own (`inRows`): its cells have the same width in all of them. */
export const sideBySide = {
  ...paper,
  '&#committee-paper [lang]': {
    '--size-h1': '17pt !important',
    '--size-h2': '12.5pt !important',
    '--size-lead': '10pt !important',
  },
  // Short lines need less space between them.
  '&#committee-paper [lang][dir="ltr"]': { '--paper-line': '1.32' },
  '&#committee-paper [lang][dir="rtl"]': { '--paper-line': '1.44' },
  '& > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '8mm',
    paddingBlockStart: '1mm',
    breakInside: 'avoid',
  },
  // One rule below the heads of both.
  '& > :first-of-type': { borderBlockEnd: '1pt solid', marginBlockEnd: '3mm' },
  '& > :first-of-type > * > *': { border: 0, margin: 0 },
  '& > [data-row~="begins"]': { padding: 0 },
  '& > [data-row~="begins"] > *': beginning,
  '& > [data-row~="stays"]': { breakAfter: 'avoid' },
  '& > :has(tr)': { padding: 0 },
  '& > [data-row~="stays"]:has(tr) > *': { borderBlockEnd: '0.5pt solid #666' },
  '& table, & tbody, & thead': { display: 'block' },
  '& tr': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', fontSize: '8.5pt' },
  '& tr > :nth-child(n):nth-child(n)': {
    border: '0 !important',
    paddingBlock: '0.7mm !important',
    paddingInlineEnd: '2mm !important',
    inlineSize: 'auto !important',
    minInlineSize: '0 !important',
  },
  '& > :has(ul > li)': { paddingBlockStart: '0.3mm' },
  '& ul > li': { fontSize: '8.5pt' },
  '& summary, & > * dl > div': { padding: '0 !important' },
  // The lines below the answers of both meet, whose words are shorter.
  '& > :has(dd + dd) :is([lang], :has(dl))': { display: 'grid' },
  '& dl:has(dd + dd), & dl > div:has(dd + dd)': { display: 'flex', flexDirection: 'column' },
  '& dl > div': { fontSize: '9pt' },
  '& dl > div:has(dd + dd)': { flex: 1 },
  '& dd + dd': { marginBlockStart: 'auto' },
  // A name has a line of its own.
  '& > :last-of-type p > span:first-of-type': { flexBasis: '100% !important' },
  '& dd': { paddingBlockStart: '0.5mm !important', columnGap: '3.5mm !important' },
  '& [lang] > div > h2': { fontSize: 'var(--size-h2) !important', marginBlockEnd: '0 !important' },
  '& ol:has(svg[height])': { rowGap: '0 !important' },
  // The radius of screens would be zoomed twice.
  '& ol svg[height]': { zoom: 0.45, clipPath: 'inset(0 round 999px 999px 0 0)' },
} as const
