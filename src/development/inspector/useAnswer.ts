import { useCallback, useEffect, useState } from 'react'
import { textInfoAddress, mailsAddress, textsChanged } from './addresses.ts'
import type { Mail, TextInfo } from './TextInfo.ts'

interface Answer<Value> {
  value?: Value
  /** Why there is none. */
  error?: string
}

/**
 * What the development server knows about texts, as they are on disk now.
 * @param key of one text, or of a group or list for all that it holds; empty for all of the file.
 * @throws Error naming the text where there is none.
 */
export async function fetchTextInfo(namespace: string, key: string): Promise<TextInfo[]> {
  const found = await ask<TextInfo[]>(`${textInfoAddress}?${new URLSearchParams({ namespace, key })}`)
  if (found.length === 0) throw new Error(`${namespace} ${key}: no locale file has this text`)
  return found
}

/** What is known of a text, or of all that a group holds, anew whenever a locale file is saved. */
export function useTextInfo(namespace: string, key: string): Answer<TextInfo[]> {
  return useAnswer(useCallback(() => fetchTextInfo(namespace, key), [namespace, key]))
}

/** The mails that the form sends, in all languages, written from the texts on disk. */
export function useMails(): Answer<Mail[]> {
  return useAnswer(askForMails)
}

const askForMails = () => ask<Mail[]>(mailsAddress)

async function ask<Value>(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Value
}

/** @param question the same function as long as the question is the same. */
function useAnswer<Value>(question: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({})
  useEffect(() => {
    let isWanted = true
    const askNow = () => {
      question().then(
        (value) => isWanted && setAnswer({ value }),
        (error: unknown) => isWanted && setAnswer({ error: String(error) }),
      )
    }
    askNow()
    import.meta.hot?.on(textsChanged, askNow)
    return () => {
      isWanted = false
      import.meta.hot?.off(textsChanged, askNow)
    }
  }, [question])
  return answer
}
