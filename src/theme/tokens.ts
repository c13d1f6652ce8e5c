/** Colours of the brand; the theme's palette gives each of them its roles. */
export const colors = {
  ink: '#0A1E2C',
  inkDeep: '#06141E',
  petrol: '#0E3A4A',
  petrolLight: '#1B5563',
  teal: '#0B7A80',
  tealLight: '#4CC2C0',
  sand: '#FBF7F0',
  sandDeep: '#F1E8D9',
  saffron: '#E9A23B',
  saffronLight: '#F2B963',
  /** Saffron, dark enough for text. */
  amber: '#8A5A00',
  coral: '#B93E27',
  coralLight: '#FF9C85',
  white: '#FFFFFF',
  slate: '#3F5563',
  mist: '#B8C7CD',
  /** Lines on the dark sections. */
  fog: '#DCE6E4',
} as const

/** Measures that the specification sets, in px and ms. */
export const specified = {
  mobileBreakpoint: 700,
  mobileMenuMaxHeight: 300,
  barScrolledAfter: 50,
  scrollToTopAfter: 100,
  subMenuFixedAfter: 525,
  anchorOffset: 45,
  anchorRetryDelay: 1000,
  carouselInterval: 5000,
} as const

/** The shape of every button, native or Material UI's in its usual size. */
export const buttonShape = {
  minBlockSize: 48,
  border: '1.5px solid transparent',
  borderRadius: 4,
  paddingBlock: 10,
  paddingInline: 24,
  transition: 'background-color 200ms ease-out, color 200ms ease-out',
} as const

/** Measures of the layout, in px; what holds a line of text grows with the visitor's text size. */
export const layout = {
  contentWidth: 1200,
  barHeight: 'max(64px, 4rem)',
  /** Free space above the bar before the page is scrolled. */
  barOffset: 16,
  subMenuHeight: 'max(52px, 3.25rem)',
} as const

/**
 * A width in px as the rem of a browser with the usual text size, for media queries: with larger text a window holds
 * less, and counts as narrower.
 */
export const inRem = (px: number): number => px / 16
