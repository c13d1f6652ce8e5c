import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { use, useRef, type ComponentProps, type RefObject } from 'react'
import { IsBelowFoldContext } from '#scheduling/BelowTheFold.tsx'
import { DeferLocaleChange } from '#scheduling/DeferLocaleChange.tsx'
import { siteConstants } from '#config/siteConstants.ts'
import { useSectionHydrationMark } from '#scheduling/useHydrationMark.ts'
import { belowBar } from '#theme/cssBaseline.ts'

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(48px, 6vw, 72px)',
  // On phones the first section stands close to the banner, so that its button is in the first window.
  '&:first-of-type': { paddingBlockStart: 'clamp(32px, 6vw, 72px)' },
  '&[data-dense]': { paddingBlock: 'clamp(24px, 3vw, 40px)' },
  // A jump leaves less space above a section than the window's `scroll-padding` does (src/theme/cssBaseline.ts).
  '&[id]': { scrollMarginBlockStart: `calc(${siteConstants.anchorOffset}px - ${belowBar})` },
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-tone="paper"]': { backgroundColor: theme.vars.palette.background.paper },
  '&[data-tone="alternate"]': { backgroundColor: theme.vars.palette.surface.alternate },
  '&[data-tone="band"]': { backgroundColor: theme.vars.palette.surface.band },
}))

interface SectionProps extends Pick<ComponentProps<'section'>, 'id' | 'className' | 'children'> {
  background?: 'default' | 'paper' | 'alternate' | 'band'
  /** For a single line, or a row of figures: less space above and below. */
  dense?: boolean
}

/** A section of a page, as wide as the window. The background `band` is dark in both colour schemes. */
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

/** Stands inside the section's `Activity`, so its effect runs once React has hydrated the section. */
function HydrationMark({ section }: { section: RefObject<HTMLElement | null> }) {
  useSectionHydrationMark(section)
  return null
}
