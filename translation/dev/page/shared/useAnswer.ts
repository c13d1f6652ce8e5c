import { useEffect, useState } from 'react'

export interface Answer<Value> {
  value?: Value
  error?: string
}

/** @throws Error saying why the development server has no answer */
export async function ask<Value>(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Value
}

/** Anew whenever a locale file is saved. */
export function useAnswer<Value>(address: string): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({})
  useEffect(() => {
    let isWanted = true
    const askNow = () => {
      ask<Value>(address).then(
        (value) => isWanted && setAnswer({ value }),
        (error: unknown) => isWanted && setAnswer({ error: String(error) }),
      )
    }
    askNow()
    import.meta.hot?.on('locale-findings', askNow)
    return () => {
      isWanted = false
      import.meta.hot?.off('locale-findings', askNow)
    }
  }, [address])
  return answer
}
