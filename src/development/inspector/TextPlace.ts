/** Which text of the locale files something shows. */
export interface TextPlace {
  language: string
  /** Path of the file below the language's folder, without `.json`. */
  namespace: string
  /** Path of the text in the file: `banners.0.button`. */
  key: string
}
