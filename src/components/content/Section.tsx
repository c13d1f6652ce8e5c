import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { use, useRef, type ComponentProps, type RefObject } from 'react'
import { IsBelowFoldContext } from '#components/content/BelowTheFold.tsx'
import { DeferLocaleChange } from '#components/ui/DeferLocaleChange.tsx'
import { useSectionHydrationMark } from '#hooks/useHydrationMark.ts'

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(48px, 6vw, 72px)',
  // On phones closer to the banner than sections are to each other: its button stands in the first window.
  '&:first-of-type': { paddingBlockStart: 'clamp(32px, 6vw, 72px)' },
  '&[data-dense]': { paddingBlock: 'clamp(24px, 3vw, 40px)' },
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-background="paper"]': { backgroundColor: theme.vars.palette.background.paper },
  '&[data-background="alternate"]': { backgroundColor: theme.vars.palette.surface.alternate },
  '&[data-background="band"]': { backgroundColor: theme.vars.palette.surface.band },
}))

interface SectionProps extends Pick<ComponentProps<'section'>, 'id' | 'className' | 'children'> {
  background?: 'default' | 'paper' | 'alternate' | 'band'
  /** For a single line, or a row of figures: less space above and below. */
  dense?: boolean
}

/** A full-width band of a page. A dark one is dark in both colour schemes. */
export function Section({ background = 'default', dense, children, ...section }: SectionProps) {
  const ref = useRef<HTMLElement>(null)
  const content = (
    <>
      <HydrationMark section={ref} />
      <Container>{children}</Container>
    </>
  )
  return (
    <Band
      ref={ref}
      data-tone={background}
      data-dense={dense ? '' : undefined}
      data-scheme={background === 'band' ? 'dark' : undefined}
      {...section}
    >
      {use(IsBelowFoldContext) ? <DeferLocaleChange element={ref}>{content}</DeferLocaleChange> : content}
    </Band>
  )
}

/** Inside the `Activity` of a section below the opening, which React hydrates by itself. */
function HydrationMark({ section }: { section: RefObject<HTMLElement | null> }) {
  useSectionHydrationMark(section)
  return null
}
