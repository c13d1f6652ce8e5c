import { useCallback, useEffect, useState } from 'react'
import { textsChanged } from './addresses.ts'
import { factsOf } from './ask.ts'
import type { TextFacts } from './TextFacts.ts'

interface Answer<Value> {
  value?: Value
  /** Why there is none. */
  fault?: string
}

/**
 * What the development server says, anew whenever a locale file is saved.
 * @param ask the same function as long as the question is the same.
 */
export function useAnswer<Value>(ask: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({})
  useEffect(() => {
    let isWanted = true
    const askNow = () => {
      ask().then(
        (value) => isWanted && setAnswer({ value }),
        (error: unknown) => isWanted && setAnswer({ fault: String(error) }),
      )
    }
    askNow()
    import.meta.hot?.on(textsChanged, askNow)
    return () => {
      isWanted = false
      import.meta.hot?.off(textsChanged, askNow)
    }
  }, [ask])
  return answer
}

/** What is known of a text, or of all that a group holds. */
export function useFacts(namespace: string, key: string): Answer<TextFacts[]> {
  const ask = useCallback(() => factsOf(namespace, key), [namespace, key])
  return useAnswer(ask)
}
