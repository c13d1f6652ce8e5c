import { useEffect, useState } from 'react'

/** How long nobody may have typed before a screen reader is told, in ms: it would otherwise speak at each key. */
const rest = 1000

/** Returns a text once it has not changed for a second. Until the first change it is empty: nothing is to be told. */
export function useRested(text: string): string {
  const [first] = useState(text)
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text === first ? '' : text), rest)
    return () => clearTimeout(timer)
  }, [text, first])
  return rested
}
