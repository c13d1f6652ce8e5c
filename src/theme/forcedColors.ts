/** In contrast themes backgrounds are gone: what only they showed needs a border. Transparent borders show. */
export const forcedColorStyles = `@media (forced-colors: active) {
main button { border: 1px solid ButtonText !important; }
nav li > a, nav li > button { border-color: Canvas !important; }
nav li > [aria-current], nav li > [data-current] { border-color: Highlight !important; }
nav li > .MuiChip-root[aria-current] { border: 2px solid Highlight !important; }
header, [popover], nav[data-fixed] { outline: 1px solid CanvasText; }
.MuiTabs-indicator { forced-color-adjust: none; background: Highlight !important; }
[aria-roledescription] button::before { forced-color-adjust: none; background: ButtonText !important; }
[aria-roledescription] button[aria-disabled='true']::before { background: Highlight !important; }
}`
