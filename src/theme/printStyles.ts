import { siteOrigin } from '#config/site.ts'

/**
 * How a page looks on paper: its words in black on white, from bands that start and end as they do on the screen.
 * What only a screen can do is left out. Plain CSS, by elements and roles: no component knows of it.
 */
export const printStyles = `@media print {
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
  content-visibility: visible !important;
}

header, nav, form, button, svg, [popover], [data-aside], [role='status'], [href^='#'],
:has(> iframe), :has(> form), main [aria-hidden='true'] {
  display: none !important;
}

main > *, section, footer {
  padding-block: 5mm !important;
}

section, footer { border-block-start: 0.5pt solid #999 !important; }
section, li, tr, figure, blockquote { break-inside: avoid; }
h1, h2, h3, h4 { break-after: avoid; }
p, li { orphans: 3; widows: 3; }

main *, footer * {
  min-block-size: 0 !important;
  max-inline-size: none !important;
  overflow: visible !important;
}

[aria-roledescription] > div { display: block !important; }
[aria-roledescription] [role='group'] { padding: 0 0 4mm !important; }

a { text-decoration: underline !important; }
a[href^='/']::after { content: ' (\\2066 ${siteOrigin}' attr(href) '\\2069)'; }
a[href^='http']::after { content: ' (\\2066' attr(href) '\\2069)'; }
a[href]::after { display: inline-block; font-weight: 400; font-size: 0.85em; overflow-wrap: anywhere; }
}`
