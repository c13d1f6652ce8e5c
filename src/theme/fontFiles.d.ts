/** The files of the typeface by subset and weight, of the languages of this build: scripts/vite/builtLanguages.ts. */
declare module 'virtual:font-files' {
  const files: Record<import('#config/fontSubsets.ts').FontSubset, Record<400 | 600, string>>
  export default files
}
