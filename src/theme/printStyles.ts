/** Plain CSS that selects by element and role, so components need no print styles. `siteOrigin` completes the printed links. */
export const printStyles = (siteOrigin: string): string => `@media print {
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

header > div > :not(:first-child), nav, form, button, svg, [popover], [role='status'], .MuiDialog-root, [href^='#'], [href$='#enquiry'],
:has(> iframe), :has(> form), main [aria-hidden='true'] {
  display: none !important;
}

/* The bar shows the company's name alone, at the top of the first page. */
header {
  position: static !important;
  transform: none !important;
  padding: 0 !important;
}
header a::after { content: none !important; }

main > *, section, footer {
  padding-block: 5mm !important;
}

section, footer { border-block-start: 0.5pt solid #999 !important; }
li, tr, figure, blockquote, footer { break-inside: avoid; }
h1, h2, h3, h4 { break-after: avoid; }
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
