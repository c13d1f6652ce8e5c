import type { SectionProps } from './SectionProps.ts'
import { SectionLayout } from './SectionLayout.tsx'

export function Prose({ words }: SectionProps<'prose'>) {
  return <SectionLayout {...words} />
}
