import { useEffect, useEffectEvent, useState } from 'react'
import { useAfterPress } from '#hooks/useAfterPress.ts'

/** In ms. After this long without a key, what is typed may be judged. */
const rest = 2000

/**
 * Tells a field which text to judge: the one from before the typing, until the field is left or the keys rest. "1 4" is
 * no mistake of somebody who is typing 1 400.
 */
export function useTyping(value: string) {
  /** What stood there before the typing; null while nobody types. */
  const [before, setBefore] = useState<string | null>(null)
  const isTyping = before !== null
  const afterPress = useAfterPress()
  const end = () => afterPress(() => setBefore(null))
  const endAfterRest = useEffectEvent(end)
  useEffect(() => {
    if (!isTyping) return undefined
    const timer = setTimeout(() => endAfterRest(), rest)
    return () => clearTimeout(timer)
  }, [isTyping, value])
  return { judged: before ?? value, begin: () => setBefore((earlier) => earlier ?? value), end }
}
