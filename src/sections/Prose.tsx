import type { SectionProps } from './SectionProps.ts'
import { SectionLayout } from './SectionLayout.tsx'

export function Prose({ section: _, page: __, ...words }: SectionProps<'prose'>) {
  return <SectionLayout {...words} />
}
