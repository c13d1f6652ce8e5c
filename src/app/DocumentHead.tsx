import { useLayoutEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { PageTags } from '#seo/PageTags.tsx'

/** Gives the document the language, title and tags of the page that is shown, in the same frame as its content. */
export function DocumentHead({ page }: { page: PageId | null }) {
  const { code, direction } = useLanguage()
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: code, dir: direction })
  }, [code, direction])
  useLayoutEffect(() => removeStructuredData, [code, page])
  // The build writes the tags into <head> (src/entry-server.tsx). Here they would come before the content.
  return import.meta.env.SSR ? null : <PageTags page={page} />
}

/** It describes the page that the document was loaded with. Search engines load every address. */
function removeStructuredData() {
  for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}
