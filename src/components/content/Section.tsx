import { styled } from '#theme/styled.ts'
import type { ReactNode } from 'react'
import { artVariables, darkArtVariables } from './artVariables.ts'
import { PageWidth } from './PageWidth.ts'

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(56px, 8vw, 104px)',
  ...artVariables(theme.vars.palette.art),
  '--tone': theme.vars.palette.background.default,
  backgroundColor: 'var(--tone)',
  '&[data-tone="white"]': { '--tone': theme.vars.palette.background.paper },
  '&[data-tone="alternate"]': { '--tone': theme.vars.palette.surface.alternate },
  '&[data-tone="dark"]': {
    ...darkArtVariables,
    color: theme.vars.palette.surface.onDark,
    '--tone': theme.vars.palette.surface.dark,
    '--focus': theme.vars.palette.secondary.main,
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
    <Band data-tone={tone} id={id} className={className}>
      <PageWidth>{children}</PageWidth>
    </Band>
  )
}
