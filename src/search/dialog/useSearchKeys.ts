import { useEffect } from 'react'
import { isInputMethodKey } from '#browser/isInputMethodKey.ts'

const isArabic = /\p{Script=Arabic}/u

/** Ctrl+K or ⌘K, also on an Arabic keyboard: there, the key's place counts. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isChord(event) || isKillLine(event) || isInputMethodKey(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [open])
}

function isChord({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && isArabic.test(key))
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** In the fields of Apple's systems, Ctrl+K deletes up to the end of the line. */
function isKillLine({ ctrlKey, target }: KeyboardEvent) {
  const isTyping = target instanceof Element && target.matches('input, textarea, [contenteditable]')
  return ctrlKey && isTyping && navigator.userAgent.includes('Mac OS X')
}
