import { useCallback, useEffect, useState } from 'react'

export interface Answer<Value> {
  value?: Value
  error?: string
}

/** Asks the development server. @throws Error saying why the server has no answer */
export async function ask<Value>(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Value
}

/** Returns the development server's answer, and asks again whenever a locale file is saved, or on request. */
export function useAnswer<Value>(address: string): Answer<Value> & { askAgain: () => void } {
  const [answer, setAnswer] = useState<Answer<Value>>({})
  const [times, setTimes] = useState(0)
  const askAgain = useCallback(() => setTimes((before) => before + 1), [])
  useEffect(() => {
    let isWanted = true
    ask<Value>(address).then(
      (value) => isWanted && setAnswer({ value }),
      (error: unknown) => isWanted && setAnswer({ error: String(error) }),
    )
    import.meta.hot?.on('locale-findings', askAgain)
    return () => {
      isWanted = false
      import.meta.hot?.off('locale-findings', askAgain)
    }
  }, [address, times, askAgain])
  return { ...answer, askAgain }
}
