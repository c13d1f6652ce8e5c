/** A tool writes the texts of a language in the typeface in which the site shows them. */
export { fontFamily, loadFonts } from '#theme/fonts.ts'
