import { useLayoutEffect, useRef, useState } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'

/**
 * A key for the part of the tree that has texts. It changes with the language where a translator or an extension of the
 * browser has put other text nodes into the page: React would go on writing into those that were taken out, and words of
 * the old language would stay. With another key the page is built anew; what is typed is kept as a draft.
 */
export function useTreeKey(language: LanguageCode): number {
  const observer = useRef<MutationObserver>(null)
  const isChanged = useRef(false)
  const [shown, setShown] = useState({ language, key: 0, focusSwitch: false })
  if (shown.language !== language) {
    const focusSwitch = isChanged.current && document.activeElement?.matches('a[hreflang]') === true
    setShown({ language, key: shown.key + Number(isChanged.current), focusSwitch })
  }

  useLayoutEffect(() => {
    observer.current = new MutationObserver((records) => {
      isChanged.current ||= records.some(isForeign)
    })
    const page = document.getElementById('main')?.parentElement
    if (page) observer.current.observe(page, { childList: true, subtree: true })
    return () => observer.current?.disconnect()
  }, [])

  useLayoutEffect(() => {
    // These are React's own.
    observer.current?.takeRecords()
    isChanged.current = false
    if (shown.focusSwitch) document.querySelector<HTMLElement>('a[hreflang]')?.focus({ preventScroll: true })
  }, [shown])

  return shown.key
}

/** While a language is shown React itself exchanges texts only where they stand alone in their element. */
function isForeign({ target, addedNodes, removedNodes }: MutationRecord) {
  const hasText = [...addedNodes, ...removedNodes].some((node) => node instanceof Text)
  return hasText && target instanceof Element && target.childElementCount > 0
}
