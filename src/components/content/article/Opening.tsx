import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Section } from '#components/content/Section.tsx'

const Words = styled('div')({ display: 'grid', gap: 32, maxInlineSize: 840 })

/** What a page says first, below its banner: its lead, and ways into the family or the page. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <Section>
      <Words>{children}</Words>
    </Section>
  )
}
