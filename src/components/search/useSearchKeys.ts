import { useEffect } from 'react'

const isArabic = /\p{Script=Arabic}/u

/** Ctrl+K, ⌘K, and `/` outside of fields, also on an Arabic keyboard: there, the key's place counts. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(isChord(event) || isSlash(event))) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [open])
}

function isChord(event: KeyboardEvent) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  return isKey(event, 'k', 'KeyK') && (ctrlKey || metaKey) && !altKey && !shiftKey
}

function isSlash(event: KeyboardEvent) {
  const { ctrlKey, metaKey, altKey, target } = event
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
  return isKey(event, '/', 'Slash') && !ctrlKey && !metaKey && !altKey && !isTyping
}

function isKey({ key, code }: KeyboardEvent, letter: string, place: string) {
  return key.toLowerCase() === letter || (code === place && isArabic.test(key))
}
