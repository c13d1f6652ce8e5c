import type { Styles } from './styled.ts'
import { fontStack } from './fonts.ts'
import { colors, inRem, layout, specified } from './tokens.ts'

/** Where the window is free of the bar, and of a sub-menu below it. */
const belowBar = `(var(--bar-end) + ${layout.subMenuHeight})`

/** Styles of bare elements: what Material UI's CssBaseline and GlobalStyles are for. */
export const globalStyles: Styles = ({ theme }) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // What the browser brings into view is free of the bar. `scroll-margin` would not do: a field is scrolled to its caret.
    scrollPaddingBlockStart: `calc${belowBar}`,
    // What a finger presses lights up for a moment, in the brand's teal instead of grey.
    WebkitTapHighlightColor: `${colors.tealLight}4D`,
    fontSynthesis: 'none',
  },
  body: {
    // The colour of the focus ring; dark sections set their own.
    '--focus': theme.vars.palette.surface.focus,
    margin: 0,
    ...theme.typography.body1,
    fontFamily: fontStack,
    // A word wider than its box breaks; otherwise it would be cut, or widen the columns of a grid.
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  // An empty marker: with `none`, VoiceOver would not say that a list is one.
  'ul, ol': { padding: 0, listStyle: '""' },
  a: { textUnderlineOffset: '0.3em' },
  button: { padding: 0, border: 0, font: 'inherit', color: 'inherit', background: 'none', cursor: 'pointer' },
  'svg, img, iframe': { display: 'block', maxWidth: '100%' },
  // The browser lays out the sections in view first; the others follow when it is idle
  // (src/app/rendering/useLayOutSections.ts), or all at once for a jump (src/hooks/scrolling.ts). Not in browsers that
  // would not keep the reader's place when a section above it takes its true height, nor without scripts.
  '@supports (overflow-anchor: auto)': {
    // The last known height of a section, or an estimate.
    '[data-tone], footer': { containIntrinsicBlockSize: 'auto 600px' },
    'html[data-script]:not([data-laid-out]) :is([data-tone] ~ [data-tone], main ~ footer):not([data-laid-out])':
      {
        contentVisibility: 'auto',
      },
  },
  'main :where(a)': {
    color: theme.vars.palette.primary.main,
    textDecorationColor: theme.vars.palette.secondary.main,
    textDecorationThickness: 2,
  },
  // A number must not break into two lines: it would read as two numbers. In a window too narrow for it, it may.
  'a[href^="tel:"]': {
    whiteSpace: 'nowrap',
    [theme.breakpoints.down(inRem(320))]: { display: 'inline-block', whiteSpace: 'normal' },
  },
  // Balanced lines for headings and leads only: in every paragraph they would delay the first paint.
  'h1, h2, h3': { textWrap: 'pretty' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  ':focus-visible': {
    outline: '3px solid var(--focus)',
    outlineOffset: 3,
    borderRadius: 2,
  },
  // Keeps what the keyboard focuses clear of the button to the top.
  'a, button, input, textarea, summary': { scrollMarginBlockEnd: `calc${belowBar}` },
  // A jump takes a section higher than that.
  'section[id]': { scrollMarginBlockStart: `calc(${specified.anchorOffset}px - ${belowBar})` },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
})
