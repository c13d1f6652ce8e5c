import { FactsCard } from './FactsCard.tsx'
import type { TextPlace } from './TextPlace.ts'
import { useFacts } from './useAnswer.ts'
import type { Words } from './words.ts'

/** What the development server knows of a text. */
export function TextCard({ place: { namespace, key }, words }: { place: TextPlace; words: Words }) {
  const { value: facts = [], fault } = useFacts(namespace, key)
  if (fault !== undefined) return <p role="alert">{fault}</p>
  return facts.map((text) => <FactsCard key={text.key} facts={text} words={words} />)
}
