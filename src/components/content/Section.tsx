import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { use, useRef, type ComponentProps, type RefObject } from 'react'
import { IsBelowFoldContext } from '#scheduling/BelowTheFold.tsx'
import { DeferLocaleChange } from '#scheduling/DeferLocaleChange.tsx'
import { useSectionHydrationMark } from '#scheduling/useHydrationMark.ts'
import { jumpMargin, roomBelowBar } from './jumpMargin.ts'
import { OnPaperContext } from './OnPaperContext.ts'

interface BandProps {
  background: 'default' | 'paper' | 'alternate' | 'band'
  /** `dense` is for a single line or a row of figures. On phones, `opening` leaves less space below the banner. */
  padding: 'normal' | 'dense' | 'opening'
}

const normalPadding = 'clamp(26px, 6vw, 72px)'

/** The height that the bar covers after a jump to a section: it lies over the space at the end of the section before. */
const aboveGround = `max(0px, ${roomBelowBar} + var(--sub-menu-height, 0px) - ${normalPadding})`

const Band = styled('section')<BandProps>(({ theme }) => ({
  position: 'relative',
  '&[id]': jumpMargin,
  color: theme.vars.palette.text.primary,
  variants: [
    {
      props: { padding: 'normal' },
      style: {
        paddingBlock: normalPadding,
        '@media screen': {
          '&[id]': {
            paddingBlockStart: `calc(${normalPadding} + ${aboveGround})`,
            marginBlockStart: `calc(-1 * ${aboveGround})`,
            clipPath: `inset(${aboveGround} 0 0)`,
          },
        },
      },
    },
    { props: { padding: 'dense' }, style: { paddingBlock: 'clamp(16px, 3vw, 40px)' } },
    // The button below the banner is then in a phone's first window.
    {
      props: { padding: 'opening' },
      style: { paddingBlock: `clamp(32px, 6vw, 72px) ${normalPadding}` },
    },
    { props: { background: 'default' }, style: { backgroundColor: theme.vars.palette.background.default } },
    { props: { background: 'paper' }, style: { backgroundColor: theme.vars.palette.background.paper } },
    { props: { background: 'alternate' }, style: { backgroundColor: theme.vars.palette.surface.alternate } },
    { props: { background: 'band' }, style: { backgroundColor: theme.vars.palette.surface.band } },
  ],
}))

type SectionProps = Partial<BandProps> & Pick<ComponentProps<typeof Band>, 'id' | 'sx' | 'children'>

/** A section of a page, as wide as the window. The background `band` is dark in both colour schemes. */
export function Section({
  background = 'default',
  padding = 'normal',
  id,
  children,
  ...section
}: SectionProps) {
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
      id={use(OnPaperContext) ? undefined : id}
      background={background}
      padding={padding}
      data-hydrated="no"
      data-scheme={background === 'band' ? 'dark' : undefined}
      {...section}
    >
      {use(IsBelowFoldContext) ? <DeferLocaleChange element={ref}>{content}</DeferLocaleChange> : content}
    </Band>
  )
}

/** Stands among the section's children, so its effect runs once React has hydrated them. */
function HydrationMark({ section }: { section: RefObject<HTMLElement | null> }) {
  useSectionHydrationMark(section)
  return null
}
