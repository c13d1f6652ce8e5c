/** The page with the texts that no page shows. After a language's prefix, it is in that language. */
export const hiddenTextsAddress = '/__texts'

/** The catalogue of components, in both directions and colour schemes. */
export const componentsAddress = '/__components'

/** The development server's addresses for the findings, the texts and the form's mails. */
export const findingsAddress = '/__texts/findings'
export const openTextsAddress = '/__texts/open'
export const textInfoAddress = '/__texts/info'
export const figuresAddress = '/__texts/figures'
export const textListAddress = '/__texts/list'
export const mailsAddress = '/__texts/mails'

/** The development server's addresses that write: a change of a text or a list, and the acceptance of a translation. */
export const changeAddress = '/__texts/change'
export const changeListAddress = '/__texts/change-list'
export const acceptAddress = '/__texts/accept'

/**
 * Returns the address of a text, or of all texts of a group or list; with an empty key, of all texts of the file.
 * @param messageLanguage the language of the check's words
 */
export function textInfoOf(namespace: string, key: string, messageLanguage: string): string {
  return `${textInfoAddress}?${new URLSearchParams({ namespace, key, language: messageLanguage })}`
}

/** Returns the address of the texts of a language that need work. @param messageLanguage as for `textInfoOf` */
export function openTextsOf(language: string, messageLanguage: string): string {
  return `${openTextsAddress}?${new URLSearchParams({ of: language, language: messageLanguage })}`
}

/** Returns the address of the places of what a page's placeholders may name. */
export function figuresOf(namespace: string): string {
  return `${figuresAddress}?${new URLSearchParams({ namespace })}`
}

/** Returns the address of the list or group that a text is an entry of. */
export function textListOf(namespace: string, key: string): string {
  return `${textListAddress}?${new URLSearchParams({ namespace, key })}`
}

/** Vite's address that opens a file: in the running editor, or in the editor that LAUNCH_EDITOR names. */
export const editorAddress = '/__open-in-editor'

/** Returns the address at which Vite opens a file in the editor. */
export function editorAt(file: string): string {
  return `${editorAddress}?${new URLSearchParams({ file })}`
}
