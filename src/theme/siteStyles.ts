let loading: Promise<void> | undefined

/**
 * Adds the site's whole style sheet to the document, once. A page comes with the part that its first paint
 * needs, and names the whole one in a `meta` element.
 * @throws Error naming the address that cannot be loaded.
 */
export function loadSiteStyles(): Promise<void> {
  return (loading ??= new Promise((resolve, reject) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name="site-styles"]')?.content
    // In development the styles are made in the page (showStylesInDevelopment.ts).
    if (!href) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href}: cannot be loaded`)))
    document.head.append(link)
  }))
}
