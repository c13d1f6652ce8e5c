/**
 * Puts lines into the clipboard: as plain text, and for Word and Outlook as paragraphs with a direction.
 * @throws Error if the browser does not allow it, as on a page without TLS
 */
export async function copyText(text: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const block = document.createElement('div')
  block.dir = direction
  for (const line of text.split('\n')) {
    const paragraph = document.createElement('p')
    paragraph.dir = direction
    paragraph.textContent = line
    block.append(paragraph)
  }
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([block.outerHTML], { type: 'text/html' }),
  })
  await navigator.clipboard.write([item])
}
