import { factsAddress, mailsAddress } from './addresses.ts'
import type { Mail } from './hidden-texts/Mail.ts'
import type { TextFacts } from './TextFacts.ts'

/**
 * Asks the development server about texts, as they are on disk now.
 * @param key of one text, or of a group or list for all that it holds; empty for all of the file.
 * @throws Error naming the text where there is none.
 */
export async function factsOf(namespace: string, key: string): Promise<TextFacts[]> {
  const facts = await ask<TextFacts[]>(`${factsAddress}?${new URLSearchParams({ namespace, key })}`)
  if (facts.length === 0) throw new Error(`${namespace} ${key}: no locale file has this text`)
  return facts
}

/** The mails that the form sends, in all languages, written from the texts on disk. */
export function writtenMails(): Promise<Mail[]> {
  return ask<Mail[]>(mailsAddress)
}

async function ask<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}
