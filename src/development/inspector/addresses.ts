/** The page with the texts that no page shows; behind a language's prefix it speaks that language. */
export const hiddenTextsAddress = '/__texts'

/** The catalogue of components, in both directions and colour schemes. */
export const componentsAddress = '/__components'

/** Where the development server tells about texts. */
export const textInfoAddress = '/__texts/info'

/** Where it tells about one text, or about all that a group or list holds; with an empty key, about all of the file. */
export function textInfoOf(namespace: string, key: string): string {
  return `${textInfoAddress}?${new URLSearchParams({ namespace, key })}`
}

/** Where it shows the mails that the form sends. */
export const mailsAddress = '/__texts/mails'

/** Where Vite opens a file in the editor that it finds running, or in the one that LAUNCH_EDITOR names. */
export function editorAt(file: string): string {
  return `/__open-in-editor?${new URLSearchParams({ file })}`
}
