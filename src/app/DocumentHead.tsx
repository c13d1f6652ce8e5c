import type { i18n } from 'i18next'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { PageId } from '#config/pages.ts'
import { applyTags } from '#seo/applyTags.ts'
import { pageHead, pageMeta } from './pageHead.ts'

/**
 * Keeps the document's head true to the page after every completed navigation. It stands beside the page, so
 * that both change in the same frame.
 */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code, direction } = useLanguage()
  const { i18n } = useTexts()
  const { page } = resolvePath(pathname)
  const { title } = pageMeta(page, i18n.t)
  useLayoutEffect(() => {
    const html = document.documentElement
    // The first render needs no change: the head was prerendered.
    if (document.title === title && html.lang === code) return
    document.title = title
    Object.assign(html, { lang: code, dir: direction })
    applyTags(pageHead(i18n, code, page).tags)
  }, [code, direction, i18n, page, title])
  useSavedHead(i18n, code, page)
  return null
}

/** In development a title or description that is saved shows at once. */
const useSavedHead = import.meta.hot ? useHeadUpdates : () => undefined

function useHeadUpdates(texts: i18n, language: LanguageCode, page: PageId | null) {
  useEffect(() => {
    const update = () => {
      const { title, tags } = pageHead(texts, language, page)
      document.title = title
      applyTags(tags)
    }
    update()
    texts.store.on('added', update)
    return () => texts.store.off('added', update)
  }, [texts, language, page])
}
