/** The page with the texts that no page shows; behind a language's prefix it speaks that language. */
export const hiddenTextsAddress = '/__texts'

/** The catalogue of components, in both directions and colour schemes. */
export const componentsAddress = '/__components'

/** Where the development server tells what the check finds, about texts, and what mails the form sends. */
export const findingsAddress = '/__texts/findings'
export const textInfoAddress = '/__texts/info'
export const mailsAddress = '/__texts/mails'

/** Where it tells about one text, or about all that a group or list holds; with an empty key, about all of the file. */
export function textInfoOf(namespace: string, key: string): string {
  return `${textInfoAddress}?${new URLSearchParams({ namespace, key })}`
}

/** Where Vite opens a file in the editor that it finds running, or in the one that LAUNCH_EDITOR names. */
export function editorAt(file: string): string {
  return `/__open-in-editor?${new URLSearchParams({ file })}`
}
