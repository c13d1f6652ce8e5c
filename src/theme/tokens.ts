/** Dimensions of the layout, in px; heights that hold a line of text grow with the visitor's text size. */
export const dimensions = {
  contentWidth: 1200,
  /** Between content and the window's edge on phones: a finger finds the button to the top in it. */
  gutter: 24,
  /** From tablets on: the button stands clear of a scroll bar that lies over the page. */
  wideGutter: 40,
  barHeight: 'max(64px, 4rem)',
  /** On tablets, where the menu is a row of its own. */
  twoRowBarHeight: 'max(100px, 4.5rem)',
  /** Free space above the bar before the page is scrolled. */
  barOffset: 16,
  /** The bar with the ways to the company, at the lower edge of phones. */
  phoneBarHeight: 'max(60px, 3.75rem)',
  subMenuHeight: 'max(52px, 3.25rem)',
} as const

/** The height of the bar and of a sub-menu below it, as an operand of `calc`. */
export const belowBar = `(var(--bar-end) + ${dimensions.subMenuHeight})`

const columnsOf = (least: string) => `repeat(auto-fit, minmax(min(100%, max(${least}, 40%)), 1fr))`

/** Two columns side by side on a phone, one where text is too large for two. */
export const phoneColumns = columnsOf('8.25rem')

/** Two also on the narrowest phone, for short words without an edge. */
export const phoneColumnsOfWords = columnsOf('7.75rem')

/** Above and below a link's line, so that a finger finds it: 44 px in all, and more with larger text. */
export const fingerPadding = 'calc((2.75rem - 1lh) / 2)'

/** The margins with which that padding takes no room of the line. */
export const fingerMargin = `calc(-1 * ${fingerPadding})`

/** A px width as rem of the usual text size, for media queries: with larger text a window counts as narrower. */
export const inRem = (px: number): number => px / 16

/** A window as low as a laptop's is when its page is enlarged to 300 or 400 %: nothing stays fixed over what is read. */
export const lowWindow = '@media (max-height: 20rem)'

/** A media query for the screen alone: paper is as narrow as a phone, and has other needs. */
export const onScreen = (query: string): string => query.replace('@media', '@media screen and')

/** The space between a text button's edge and its words, in px. */
export const textButtonPadding = 12

/** Lets the words of a text button begin where those above it do. */
export const textButtonMargin = `-${textButtonPadding}px`
