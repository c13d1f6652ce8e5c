import { ownerFacts, type OwnerFacts } from '#config/ownerFacts.ts'

/** Puts values in the place of the owner's, whatever these are, until the returned function puts those back. */
export function pinOwnerFacts(facts: OwnerFacts): () => void {
  const before = { ...ownerFacts }
  Object.assign(ownerFacts, facts)
  return () => Object.assign(ownerFacts, before)
}
