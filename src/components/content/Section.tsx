import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageWidth } from './PageWidth.ts'

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(56px, 8vw, 104px)',
  '--tone': theme.vars.palette.background.default,
  backgroundColor: 'var(--tone)',
  '&[data-tone="white"]': { '--tone': theme.vars.palette.background.paper },
  '&[data-tone="alternate"]': { '--tone': theme.vars.palette.surface.alternate },
  '&[data-tone="dark"]': {
    color: theme.vars.palette.text.primary,
    '--tone': theme.vars.palette.surface.band,
  },
}))

interface SectionProps {
  /** Fragment of the section. */
  id?: string
  tone?: 'page' | 'white' | 'alternate' | 'dark'
  className?: string
  children: ReactNode
}

/** A full-width band of a page, with its content at the page's width. */
export function Section({ id, tone = 'page', className, children }: SectionProps) {
  return (
    <Band data-tone={tone} data-scheme={tone === 'dark' ? 'dark' : undefined} id={id} className={className}>
      <PageWidth>{children}</PageWidth>
    </Band>
  )
}
