import { Refusal } from '#server/call/Refusal.ts'

/** @throws Refusal 405 */
export function checkMethod(method: string): void {
  if (method !== 'POST') throw new Refusal(405, 'method', { headers: { allow: 'POST' } })
}
