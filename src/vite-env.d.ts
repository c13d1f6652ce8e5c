interface ImportMetaEnv {
  readonly SITE_ORIGIN: string
  readonly RECAPTCHA_SITE_KEY: string
  readonly BUILD_YEAR: string
  /** `1` where drafts of languages are shown. */
  readonly PREVIEW: string
  /** How many languages the switch leads to, the one shown among them. */
  readonly LANGUAGE_COUNT: number
}

/** The files of the typeface by subset and weight, of the languages of this build: scripts/vite/builtLanguages.ts. */
declare module 'virtual:font-files' {
  const files: Record<import('./theme/fontSubsets.ts').FontSubset, Record<400 | 600, string>>
  export default files
}
