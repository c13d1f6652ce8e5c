/**
 * In contrast themes backgrounds are gone: what only they showed needs a border, and what lies over words in a
 * half-transparent colour, as ripples do, hides them. Transparent borders show.
 */
export const forcedColorStyles = `@media (forced-colors: active) {
:is(main, dialog) button, .MuiButton-contained, .MuiButton-tonal, .MuiFab-root, .MuiChip-root, .MuiToggleButton-root { border: 1px solid ButtonText !important; }
main a.MuiButton-text { text-decoration: underline !important; }
:is(header, [popover]) .MuiIconButton-root:not(:focus-visible) { outline: 1px solid ButtonText; outline-offset: -1px; }
:is(.MuiButton-root, .MuiFab-root, .MuiChip-root, .MuiToggleButton-root):hover { border-color: Highlight !important; }
:is(.MuiToggleButton-root, .MuiListItemButton-root, .MuiMenuItem-root, .MuiPaginationItem-root).Mui-selected:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -2px; }
:is(.MuiButton-root, .MuiIconButton-root, .MuiFab-root, .MuiChip-root, .MuiToggleButton-root, .MuiTab-root):is(.Mui-disabled, [aria-disabled='true']) { color: GrayText !important; border-color: GrayText !important; opacity: 1 !important; }
.MuiTouchRipple-root, .MuiCardActionArea-focusHighlight { display: none !important; }
nav li > a, nav li > button { border-color: Canvas !important; }
nav li > [aria-current], nav li > .Mui-selected { border-color: Highlight !important; }
nav li > .MuiChip-root[aria-current] { border: 2px solid Highlight !important; }
header, [popover], .MuiAlert-root, .MuiPaper-elevation { outline: 1px solid CanvasText; }
.MuiTabs-indicator { forced-color-adjust: none; background: Highlight !important; }
[aria-roledescription] button::before { forced-color-adjust: none; background: ButtonText !important; }
[aria-roledescription] button[aria-disabled='true']::before { background: Highlight !important; }
}`
