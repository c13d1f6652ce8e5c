/** All that is drawn or painted takes its colours from here. */
export const brand = {
  /** Its measures are in `typography.ts` (line heights) and `fallbackFonts.ts`. */
  typeface: 'IBM Plex Sans Arabic',
  /** The package with its files, which `npm run fonts` cuts. */
  fontPackage: '@fontsource/ibm-plex-sans-arabic',
  /**
   * The corners of fields, of cards, and of buttons and what lies over the page, in px, from Material 3's scale. A button
   * of one line is as round as its height allows; one of several keeps its words inside.
   */
  radius: { control: 8, card: 12, button: 28, panel: 28 },
  /** In a square of 48 units: what has the colour of the text, and what has the accent's. */
  logo: {
    text: 'M2 8h44v6H2zM2 44V42C2 30 10.5 20.6 20 18.5L21.8 27C16.5 28.5 12 34 12 42V44ZM46 44V42C46 30 37.5 20.6 28 18.5L26.2 27C31.5 28.5 36 34 36 42V44Z',
    accent: 'M22 18H26L25 31H23Z',
  },
} as const

export const lightColors = {
  primary: { main: '#0A7278', dark: '#0E3A4A', light: '#4CC2C0', contrastText: '#FFFFFF' },
  /** The accent: rules, marks, buttons on dark bands. */
  secondary: { main: '#E9A23B', dark: '#F2B963', contrastText: '#0A1E2C' },
  error: '#B93E27',
  success: { main: '#0A7278', dark: '#0E3A4A' },
  info: '#0E3A4A',
  warning: '#8A5A00',
  text: { primary: '#0A1E2C', secondary: '#3F5563' },
  background: { default: '#FBF7F0', paper: '#FFFFFF' },
  divider: 'rgba(14, 58, 74, 0.16)',
  surface: {
    /** A section between two of the page's colour. */
    alternate: '#F1E8D9',
    /** Banners, tiles and the footer: dark in both schemes. */
    band: '#0A1E2C',
    /** A card that is only read. It has no edge on a section of `alternate`. */
    container: '#F1E8D9',
    /** A card that leads on. In the dark scheme it is a step lighter than any section, as what rises. */
    card: '#FFFFFF',
    /** The half of a card that holds its picture. */
    picture: '#FBF7F0',
    /** A button of the second rank. */
    tonal: '#BFDEDC',
    onTonal: '#0E3A4A',
    focus: '#0E3A4A',
    /** The arches of a pattern, from far to near. */
    pattern: '#0B7A80',
  },
  art: {
    line: '#0A1E2C',
    top: '#F1E8D9',
    front: '#0B7A80',
    side: '#0E3A4A',
    ground: '#FBF7F0',
    accent: '#E9A23B',
    glass: 'rgba(11, 122, 128, 0.18)',
    /** Transparent: it darkens any paint below it. */
    shadow: '#0A1E2C1F',
  },
}

export const darkColors: typeof lightColors = {
  primary: { main: '#4CC2C0', dark: '#7AD6D3', light: '#4CC2C0', contrastText: '#0A1E2C' },
  secondary: { main: '#E9A23B', dark: '#F2B963', contrastText: '#0A1E2C' },
  error: '#FF9C85',
  success: { main: '#4CC2C0', dark: '#7AD6D3' },
  info: '#B8C7CD',
  warning: '#E9A23B',
  text: { primary: '#F3EDE2', secondary: '#B8C7CD' },
  // Steps above the band: 4, 9 and 13 % of the primary colour over ink, 18 % for cards that lead on, 25 % for cards that are
  // only read and 50 % for tonal buttons. Bands
  // that meet are 3 to 4 steps of lightness (L*) apart: with more, a page would be striped.
  background: { default: '#0D2532', paper: '#102D39' },
  divider: 'rgba(220, 230, 228, 0.18)',
  surface: {
    alternate: '#14343F',
    band: '#0A1E2C',
    container: '#1A4751',
    card: '#163C47',
    picture: '#0D2532',
    tonal: '#2B7076',
    onTonal: '#DCF2F0',
    focus: '#E9A23B',
    pattern: '#0B7A80',
  },
  art: {
    line: '#DCE6E4',
    top: '#1B5563',
    front: '#0B7A80',
    side: '#0E3A4A',
    ground: '#0F2C3C',
    accent: '#E9A23B',
    glass: 'rgba(76, 194, 192, 0.22)',
    shadow: '#0A1E2C1F',
  },
}
