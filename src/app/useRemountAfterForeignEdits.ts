import { useLayoutEffect, useRef, useState } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'

/**
 * Changes with the language where a translator or an extension of the browser has put other text nodes into the
 * page: React would keep updating the removed text nodes, and the page would keep the old words. What is typed is kept
 * as a draft.
 */
export function useRemountAfterForeignEdits(language: LanguageCode): number {
  const observer = useRef<MutationObserver>(null)
  const [isChanged, setIsChanged] = useState(false)
  const [shown, setShown] = useState({ language, key: 0, focusSwitch: false })
  if (shown.language !== language) {
    const focusSwitch = isChanged && document.activeElement?.matches('a[hreflang]') === true
    setShown({ language, key: shown.key + Number(isChanged), focusSwitch })
    setIsChanged(false)
  }

  useLayoutEffect(() => {
    observer.current = new MutationObserver((records) => {
      if (records.some(isForeign)) setIsChanged(true)
    })
    const page = document.getElementById('main')?.parentElement
    if (page) observer.current.observe(page, { childList: true, subtree: true })
    return () => observer.current?.disconnect()
  }, [])

  useLayoutEffect(() => {
    // These are React's own.
    observer.current?.takeRecords()
    if (shown.focusSwitch) document.querySelector<HTMLElement>('a[hreflang]')?.focus({ preventScroll: true })
  }, [shown])

  return shown.key
}

/** While a language is shown React itself exchanges texts only where they stand alone in their element. */
function isForeign({ target, addedNodes, removedNodes }: MutationRecord) {
  const hasText = [...addedNodes, ...removedNodes].some((node) => node instanceof Text)
  return hasText && target instanceof Element && target.childElementCount > 0
}
