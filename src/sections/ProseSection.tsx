import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function ProseSection({ words }: SectionProps<'prose'>) {
  return <SectionLayout {...words} />
}
