interface ImportMetaEnv {
  readonly SITE_ORIGIN: string
  readonly RECAPTCHA_SITE_KEY: string
  readonly BUILD_YEAR: string
  /** `1` where drafts of languages are shown. */
  readonly PREVIEW: string
}
