import { acceptAddress, changeAddress, changeListAddress } from './addresses.ts'
import { wordsIn } from '../words/wordsIn.ts'
import {
  tokenHeader,
  tokenMeta,
  type Acceptance,
  type ChangeAnswer,
  type ListChange,
  type Refusal,
  type TextChange,
} from './changes.ts'

/**
 * Asks the development server to write a text.
 * @param messageLanguage the language of the check's words in the answer
 * @throws Error saying why the server refused the request, in the language of the messages
 */
export function sendChange(change: TextChange, messageLanguage: string): Promise<ChangeAnswer> {
  return send<ChangeAnswer>(changeAddress, change, messageLanguage)
}

/**
 * Asks the development server to write a list.
 * @param messageLanguage as for `sendChange`
 * @throws Error as `sendChange` does, or because somebody else changed the list
 */
export function sendListChange(change: ListChange, messageLanguage: string): Promise<ChangeAnswer> {
  return send<ChangeAnswer>(changeListAddress, change, messageLanguage)
}

/**
 * Records that a translation says what the English says.
 * @throws Error saying why it was not recorded, in the language of the messages
 */
export async function sendAcceptance(acceptance: Acceptance, messageLanguage: string): Promise<void> {
  await send(acceptAddress, acceptance, messageLanguage)
}

async function send<Answer>(
  address: string,
  body: TextChange | ListChange | Acceptance,
  messageLanguage: string,
): Promise<Answer> {
  const { refusals } = wordsIn(messageLanguage).card
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)?.content ?? ''
  const response = await fetch(`${address}?language=${messageLanguage}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(refusals.noAnswer)
  })
  if (response.ok) return (await response.json()) as Answer
  const { reason, message } = (await response.json()) as Refusal
  throw new Error(reason ? refusals[reason] : message)
}
