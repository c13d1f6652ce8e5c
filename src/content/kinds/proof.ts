import type { TitledText, Words } from './texts.ts'

/** What only the owner can supply: until one of the lists has an entry, no page shows the section. */
export interface ProofTexts extends Words {
  references?: { quote: string; name: string; role: string }[]
  certificates?: TitledText[]
}

export const proof = () => ({ kind: 'proof' }) as const

export function isProven({ references = [], certificates = [] }: ProofTexts): boolean {
  return references.length + certificates.length > 0
}
