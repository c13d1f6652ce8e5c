import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { applyTags } from '#seo/applyTags.ts'
import { buildHead, pageMeta } from '#seo/buildHead.ts'

/**
 * Gives the document the title, language and tags of the page after every navigation. It is rendered with the page,
 * so that both change in the same frame.
 */
export function DocumentHead() {
  const { pathname } = useLocation()
  const { code, direction } = useLanguage()
  const { i18n } = useTexts()
  const { page } = resolvePath(pathname)
  const { title, description } = pageMeta(i18n, page)
  useLayoutEffect(() => {
    const html = document.documentElement
    // The first render needs no change, as the head was prerendered; but that of the development server is empty.
    if (!import.meta.env.DEV && document.title === title && html.lang === code) return
    document.title = title
    Object.assign(html, { lang: code, dir: direction })
    applyTags(buildHead(i18n, code, page).tags)
  }, [code, description, direction, i18n, page, title])
  return null
}
