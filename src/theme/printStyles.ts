import { buttonClasses } from '@mui/material/Button'
import { cardClasses } from '@mui/material/Card'
import { cardActionsClasses } from '@mui/material/CardActions'
import { cardContentClasses } from '@mui/material/CardContent'
import { containerClasses } from '@mui/material/Container'
import { listItemButtonClasses } from '@mui/material/ListItemButton'
import { paperClasses } from '@mui/material/Paper'
import { tableContainerClasses } from '@mui/material/TableContainer'
import { languageCodes, languages } from '#i18n/languages.ts'

/** What keeps its shapes and colours on paper: a drawing with `data-drawing`, and what is in it. */
const drawing = ':where([data-drawing], [data-drawing] *)'

/** Arabic letters are taller than Latin ones, in every language that is written with them. */
const inArabicLetters = languageCodes
  .filter((code) => languages[code].script === 'Arab')
  .map((code) => `:is(:root, #committee-paper, #committee-paper [lang]):lang(${code}) { --paper-line: 1.5; }`)

/** The style sheet does not know the day of printing, which browsers print themselves: it dates the texts. */
const datesOf = (buildDate: Date) =>
  languageCodes.map((code) => {
    const date = buildDate.toLocaleDateString(languages[code].formatLocale, { dateStyle: 'long' })
    return `[data-build-date]:lang(${code})::after { content: '${date}'; }`
  })

/**
 * Plain CSS that selects by element and role, so components need no print styles. `siteOrigin` completes the printed
 * links. Sizes in rem shrink with the root's.
 */
export const printStyles = (siteOrigin: string, buildDate: Date): string => `@media print {
@page {
  margin: 12mm 15mm 13mm;
  font: 8pt var(--font-family), sans-serif;
  @bottom-left { content: var(--paper-foot-ltr, ''); }
  @bottom-center { content: '\\2066' counter(page) ' / ' counter(pages) '\\2069'; }
  @bottom-right { content: var(--paper-foot-rtl, ''); }
}

:root {
  color-scheme: light;
  font-size: 12px;
  --mui-spacing: 4px !important;
}
:root, #committee-paper, #committee-paper [lang] { --paper-line: 1.4; }
${inArabicLetters.join('\n')}
/* Sizes of paper, also in the columns of a committee's, of which each has its own language. */
:root, #committee-paper, #committee-paper [lang] {
  --size-display: 24pt !important;
  --size-h1: 20pt !important;
  --size-h2: 14pt !important;
  --size-h3: 11pt !important;
  --size-lead: 11pt !important;
  --size-body2: 8.5pt !important;
  --size-caption: 8pt !important;
}

*, ::before, ::after {
  color: #000 !important;
  box-shadow: none !important;
  text-shadow: none !important;
  animation: none !important;
  transition: none !important;
}
:not(${drawing}), :not(${drawing})::before, :not(${drawing})::after {
  background: none !important;
  border-color: #666 !important;
}
${drawing} { print-color-adjust: exact; }
p, li, dd, td, th, small { line-height: var(--paper-line) !important; }

header, footer, nav, form, button, svg:not(${drawing}), [popover], [role='status'], dialog, [href^='#'],
[href$='#enquiry'], [href$='#sheet'], .${cardActionsClasses.root}, :has(> iframe), main :has(> form) > :not(section),
main [aria-hidden='true']:not(${drawing}) {
  display: none !important;
}

/* What a button prints stands alone (src/browser/printAlone.ts). */
html[data-print='sheet'] body > :not(#sheet-paper),
html[data-print='committee'] body > :not(#committee-paper) { display: none !important; }

/* An enquiry that was sent has the paper to itself (src/enquiry/form/SentPanel.tsx). */
main:has([data-sent]) :not([data-sent], [data-sent] *, :has([data-sent])) { display: none !important; }

${datesOf(buildDate).join('\n')}

main > *, section { padding-block: 3mm !important; }
h1 { margin: 0 !important; }
.${containerClasses.root} { padding-inline: 0 !important; }
td, th { padding-block: 1mm !important; padding-inline: 0 2mm !important; }
/* Answers follow their questions. */
details { border: 0 !important; break-inside: avoid; }
details > summary { padding-block: 2mm 0.5mm !important; }
details > p { padding: 0 !important; }

main > *, section { min-block-size: 0 !important; }
/* It has links alone. */
section:has(> * > nav:only-child) { display: none !important; }
section + section { border-block-start: 0.5pt solid #666 !important; }
li, tr, dl > div, figure, blockquote, ul:has(.${cardClasses.root}), table:not(:has(tr:nth-child(9))) {
  break-inside: avoid;
}
li::marker { color: #000 !important; }
tbody > tr:last-child > * { border-block-end: 0 !important; }
/* What is said of a list, a table or a drawing does not stand alone at the foot of a sheet. */
h1, h2:not(:last-child), h3, h4, summary, thead, :has(+ :is(ul, ol, .${tableContainerClasses.root})),
:has(+ * > :is(ul, details + details, .${paperClasses.root})), p:has(+ * [data-drawing]) {
  break-after: avoid;
}
section:not(:has(~ section)) { break-inside: avoid; }
p, li { orphans: 3; widows: 3; }

:is(main, section) * {
  min-block-size: 0 !important;
  max-inline-size: none !important;
  overflow: visible !important;
}
:is(.${paperClasses.root}, .${paperClasses.root} > *, .${cardContentClasses.root}),
main :is(.${buttonClasses.root}, .${listItemButtonClasses.root}) {
  padding: 0 !important;
  border: 0 !important;
}
.${buttonClasses.root} { justify-content: start !important; margin: 0 !important; }

[aria-roledescription] > div { display: block !important; }
[aria-roledescription] [role='group'] { padding: 0 0 4mm !important; }

a { flex-wrap: wrap; text-decoration: underline !important; }
/* Of an address, everybody sees what it is. */
a:is([href^='mailto'], [href^='tel'], [href^='${siteOrigin}']) { text-decoration: none !important; }
a[href^='/']::after { content: ' \\2066(${siteOrigin}' attr(href) ')\\2069'; }
a[href^='http']::after { content: ' \\2066(' attr(href) ')\\2069'; }
/* An address would tear a sentence, a list or a card. In a PDF, the link can be followed. */
:is(p, td, li) a[href]::after { content: none; }
a[href]::after { display: inline-block; font-weight: 400; font-size: 0.85em; overflow-wrap: anywhere; }
}`
