import { useLayoutEffect, useRef } from 'react'
import type { PageId } from '#config/pages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTextUpdates } from '#i18n/textUpdates.ts'
import { useI18n } from '#i18n/useTexts.ts'
import { applyTags } from '#seo/applyTags.ts'
import { buildHead, pageMeta } from '#seo/buildHead.ts'

/**
 * The head is a sibling after the page: it still renders if the page fails, and not before the page's texts have loaded.
 */
export function DocumentHead({ page }: { page: PageId | null }) {
  const { code } = useLanguage()
  const i18n = useI18n()
  useTextUpdates(i18n)
  const { title, description } = pageMeta(i18n, page)
  // The development server prerenders nothing.
  const isPrerendered = useRef(!import.meta.env.DEV)
  useLayoutEffect(() => {
    if (isPrerendered.current) {
      isPrerendered.current = false
      return
    }
    document.title = title
    applyTags(buildHead(i18n, code, page).tags)
  }, [code, description, i18n, page, title])
  return null
}
