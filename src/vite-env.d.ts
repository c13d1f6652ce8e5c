interface ImportMetaEnv {
  readonly SITE_ORIGIN: string
  readonly RECAPTCHA_SITE_KEY: string
  readonly BUILD_YEAR: string
  /** `1` where drafts of languages are shown. */
  readonly PREVIEW: string
  /** `1` where pseudo-languages are shown. */
  readonly PSEUDO: string
}

// From scripts/vite/builtLanguages.ts.
declare module 'virtual:locale-files' {
  /** What loads each locale file of the build's languages, by its path from the project's folder. */
  const files: Record<`/locales/${string}.json`, (() => Promise<Record<string, unknown>>) | undefined>
  export default files
}
declare module 'virtual:font-files' {
  /** The address of each font file that the build's languages need, by its path from the project's folder. */
  const files: Record<`/src/theme/fonts/${string}.woff2`, string | undefined>
  export default files
}
// From scripts/vite/searchFiles.ts.
declare module 'virtual:search-files' {
  /** The address of each language's search file, by the language's code. */
  const files: Record<string, string | undefined>
  export default files
}

// The development tools' style sheets, as text.
declare module '*.css?inline' {
  const css: string
  export default css
}
