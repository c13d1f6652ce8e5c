import { alertClasses } from '@mui/material/Alert'
import { buttonClasses } from '@mui/material/Button'
import { touchRippleClasses } from '@mui/material/ButtonBase'
import { cardActionAreaClasses } from '@mui/material/CardActionArea'
import { chipClasses } from '@mui/material/Chip'
import { fabClasses } from '@mui/material/Fab'
import { iconButtonClasses } from '@mui/material/IconButton'
import { listItemButtonClasses } from '@mui/material/ListItemButton'
import { menuItemClasses } from '@mui/material/MenuItem'
import { outlinedInputClasses } from '@mui/material/OutlinedInput'
import { paginationItemClasses } from '@mui/material/PaginationItem'
import { paperClasses } from '@mui/material/Paper'
import { toggleButtonClasses } from '@mui/material/ToggleButton'

/** Selects elements that have one of the classes. The names are Material UI's own: the compiler knows them. */
const anyOf = (...names: readonly string[]) => `:is(${names.map((name) => `.${name}`).join(', ')})`

const framed = anyOf(buttonClasses.root, fabClasses.root, chipClasses.root, toggleButtonClasses.root)
const pressed = anyOf(
  buttonClasses.root,
  iconButtonClasses.root,
  fabClasses.root,
  chipClasses.root,
  toggleButtonClasses.root,
)
const choices = anyOf(
  toggleButtonClasses.root,
  listItemButtonClasses.root,
  menuItemClasses.root,
  paginationItemClasses.root,
)
/** Material UI's buttons share the names of their states. */
const { disabled } = buttonClasses
const { selected } = listItemButtonClasses

/**
 * In contrast themes backgrounds are gone: what only they showed needs a border, and what lies over words in a
 * half-transparent colour, as ripples do, hides them. Transparent borders show.
 */
export const forcedColorStyles = `@media (forced-colors: active) {
:is(main, dialog) button, ${framed}:not(.${buttonClasses.text}) { border: 1px solid ButtonText !important; }
main a.${buttonClasses.text} { text-decoration: underline !important; }
:is(header, footer, nav, [popover]) .${iconButtonClasses.root}:not(:focus-visible) { outline: 1px solid ButtonText; outline-offset: -1px; }
${framed}:hover { border-color: Highlight !important; }
${choices}.${selected}:not(:focus-visible) { outline: 4px solid Highlight; outline-offset: -4px; }
${pressed}:is(.${disabled}, [aria-disabled='true']) { color: GrayText !important; border-color: GrayText !important; opacity: 1 !important; }
${anyOf(touchRippleClasses.root, cardActionAreaClasses.focusHighlight)} { display: none !important; }
nav li > a, nav li > button { border-color: Canvas !important; }
nav li > [aria-current], nav li > .${selected} { border-color: Highlight !important; }
nav li > .${chipClasses.root}[aria-current] { border: 2px solid Highlight !important; }
header, [popover], ${anyOf(alertClasses.root, paperClasses.elevation)} { outline: 1px solid CanvasText; }
[aria-roledescription] button::before { forced-color-adjust: none; background: ButtonText !important; }
[aria-roledescription] button[aria-disabled='true']::before { block-size: 8px; background: Highlight !important; }
.${outlinedInputClasses.error} fieldset { border: 2px dashed CanvasText !important; }
}`
