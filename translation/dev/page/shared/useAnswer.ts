import { useEffect, useState } from 'react'

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

/** Returns the development server's answer, and asks again whenever a locale file is saved. */
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
