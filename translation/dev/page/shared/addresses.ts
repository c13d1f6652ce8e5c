/** The page with the texts that no page shows; behind a language's prefix it speaks that language. */
export const hiddenTextsAddress = '/__texts'

/** The catalogue of components, in both directions and colour schemes. */
export const componentsAddress = '/__components'

/** Addresses of the development server for the findings, the texts and the form's mails. */
export const findingsAddress = '/__texts/findings'
export const textInfoAddress = '/__texts/info'
export const mailsAddress = '/__texts/mails'

/** The address for one text, or all texts of a group or list; with an empty key, for all texts of the file. */
export function textInfoOf(namespace: string, key: string): string {
  return `${textInfoAddress}?${new URLSearchParams({ namespace, key })}`
}

/** Where Vite opens a file in the editor that it finds running, or in the one that LAUNCH_EDITOR names. */
export function editorAt(file: string): string {
  return `/__open-in-editor?${new URLSearchParams({ file })}`
}
