import { paperClasses } from '@mui/material/Paper'
import { tableContainerClasses } from '@mui/material/TableContainer'

/**
 * Plain CSS that selects by element and role, so components need no print styles. `siteOrigin` completes the printed
 * links. `buildDate` dates the texts: a style sheet does not know the day of printing, which browsers print themselves.
 */
export const printStyles = (siteOrigin: string, buildDate: string): string => `@media print {
@page { margin: 16mm; }

:root { color-scheme: light; }

*, ::before, ::after {
  color: #000 !important;
  background: none !important;
  border-color: #999 !important;
  box-shadow: none !important;
  text-shadow: none !important;
  animation: none !important;
  transition: none !important;
}

header > div > :not([rel='home']), nav, form, button, svg, [popover], [role='status'], dialog, [href^='#'], [href$='#enquiry'],
:has(> iframe), main :has(> form) > :not(section), main [aria-hidden='true'] {
  display: none !important;
}

/* While the button of a questionnaire prints, the paper has that alone (src/questionnaire/SheetPaper.tsx). */
html[data-print='sheet'] body > :not(#sheet-paper) { display: none !important; }

/* An enquiry that was sent has the paper to itself (src/enquiry/form/SentPanel.tsx). */
main:has([data-sent]) :not([data-sent], [data-sent] *, :has([data-sent])) { display: none !important; }

/* The bar shows the company's name alone, at the top of the first page. */
header {
  position: static !important;
  transform: none !important;
  padding: 0 !important;
}
header a::after { content: none !important; }
#print-head {
  display: flex;
  flex-wrap: wrap;
  gap: 0 6mm;
  padding-block: 2mm;
  border-block-end: 0.5pt solid #999 !important;
  font-size: 0.85em;
}
#print-head::after { content: '${buildDate}'; }

main > *, section, footer {
  padding-block: 5mm !important;
}

section, footer { border-block-start: 0.5pt solid #999 !important; }
li, tr, dl > div, figure, blockquote, footer, .${paperClasses.root} { break-inside: avoid; }
/* Neither a heading nor a table's caption stands alone at the foot of a sheet. */
h1, h2, h3, h4, :has(+ .${tableContainerClasses.root}), thead { break-after: avoid; }
/* The head has the ways to the company; what is left of the footer follows the last section onto its sheet. */
footer { break-before: avoid; }
footer section { display: none !important; }
section:not(:has(~ section)) { break-inside: avoid; }
p, li { orphans: 3; widows: 3; }

main *, footer * {
  min-block-size: 0 !important;
  max-inline-size: none !important;
  overflow: visible !important;
}

[aria-roledescription] > div { display: block !important; }
[aria-roledescription] [role='group'] { padding: 0 0 4mm !important; }

a { flex-wrap: wrap; text-decoration: underline !important; }
a[href^='/']::after { content: ' \\2066(${siteOrigin}' attr(href) ')\\2069'; }
a[href^='http']::after { content: ' \\2066(' attr(href) ')\\2069'; }
a[href]::after { display: inline-block; font-weight: 400; font-size: 0.85em; overflow-wrap: anywhere; }
}`
