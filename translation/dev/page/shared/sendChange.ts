import { acceptAddress, changeAddress } from './addresses.ts'
import { tokenHeader, tokenMeta, type Acceptance, type ChangeAnswer, type TextChange } from './changes.ts'

/**
 * Asks the development server to write a text.
 * @param messageLanguage the language of the check's words in the answer
 * @throws Error saying why the server refused the request
 */
export function sendChange(change: TextChange, messageLanguage: string): Promise<ChangeAnswer> {
  return send<ChangeAnswer>(`${changeAddress}?language=${messageLanguage}`, change)
}

/** Records that a translation says what the English says. @throws Error saying why it was not recorded */
export async function sendAcceptance(acceptance: Acceptance): Promise<void> {
  await send(acceptAddress, acceptance)
}

async function send<Answer>(address: string, body: TextChange | Acceptance): Promise<Answer> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)?.content ?? ''
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(String(answer))
  return answer as Answer
}
