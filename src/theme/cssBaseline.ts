import type { CSSObject, Theme } from '@mui/material/styles'
import { languageCodes, languages, type Language } from '#i18n/languages.ts'
import { brand } from './brand.ts'
import { systemFamily } from './fonts.ts'
import { fallbackFamilies } from './fallbackFonts.ts'
import { safeAreaVariables } from './safeAreas.ts'
import { belowBar, dimensions, inRem, onScreen } from './tokens.ts'
import { phoneLines, typeScale } from './typography.ts'

const scaleOf = (language: Language, theme: Theme) => ({
  ...typeScale(language),
  [onScreen(theme.breakpoints.down('sm'))]: phoneLines(language),
})

/** Styles of bare elements after those of Material UI's CssBaseline: the same in both reading directions. */
export const cssBaseline = (theme: Theme): CSSObject => ({
  ':root': {
    ...safeAreaVariables,
    '--bar-height': dimensions.barHeight,
    [theme.breakpoints.between('sm', 'md')]: { '--bar-height': dimensions.twoRowBarHeight },
  },
  ...Object.fromEntries(
    languageCodes.map((code) => [
      `:root:lang(${code}), #committee-paper:lang(${code}), #committee-paper [lang='${code}']`,
      scaleOf(languages[code], theme),
    ]),
  ),
  ':root[data-system-font]': { '--font-family': `${fallbackFamilies}, ${systemFamily}` },
  ':root, [data-scheme]': Object.fromEntries(
    Object.entries(theme.vars.palette.art).map(([paint, color]) => [`--art-${paint}`, color]),
  ),
  html: {
    // What the browser brings into view is free of the bar. `scroll-margin` would not do: a field is scrolled to its caret.
    scrollPaddingBlockStart: `calc${belowBar}`,
    fontSynthesis: 'none',
  },
  body: {
    fontFamily: 'var(--font-family)',
    // A word wider than its box breaks; otherwise it would be cut, or widen the columns of a grid.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  // An empty marker: with `none`, VoiceOver would not say that a list is one.
  'ul, ol': { padding: 0, listStyle: '""' },
  // Nothing else hands the box's measure down through it: CssBaseline's `*` does not match it.
  'details::details-content': { boxSizing: 'inherit' },
  a: { textUnderlineOffset: '0.3em' },
  button: { padding: 0, border: 0, font: 'inherit', color: 'inherit', background: 'none', cursor: 'pointer' },
  'svg, img, iframe': { display: 'block', maxWidth: '100%' },
  // A number must not break into two lines: it would read as two numbers. In a window too narrow for it, it may.
  'a[href^="tel:"], dd > bdi[dir="ltr"]': {
    whiteSpace: 'nowrap',
    [theme.breakpoints.down(inRem(320))]: { display: 'inline-block', whiteSpace: 'normal' },
  },
  // On phones not in the paragraphs of sections: there it would delay their first paint.
  'h1, h2, h3, main :is(li, dd)': { textWrap: 'pretty' },
  [theme.breakpoints.up('sm')]: { 'main p': { textWrap: 'pretty' } },
  'main p': { maxInlineSize: 'var(--measure)' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Also for Material UI's buttons before React has started, and without scripts: `:focus-visible` alone is no more than
  // their `outline: 0`.
  'html :focus-visible': {
    outline: `3px solid ${theme.vars.palette.surface.focus}`,
    outlineOffset: 3,
  },
  // Where nothing else has corners of its own.
  ':where(a:focus-visible, summary:focus-visible)': { borderRadius: brand.radius.control },
  // Keeps what the keyboard focuses clear of the button to the top.
  'a, button, input, textarea, summary': { scrollMarginBlockEnd: `calc${belowBar}` },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
})
