import { styled } from '@mui/material/styles'
import { LeadIn } from './LeadInItems.tsx'

const gap = 28

/** Machines side by side. What connects them is drawn as the deck of a bridge. */
const Parts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2fr 1fr 1fr' },
}))

const kinds = ['machine', 'nodes', 'network'] as const

const Part = styled('li', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: (typeof kinds)[number]
}>(({ theme }) => {
  const { art, background, common, primary, secondary, surface } = theme.vars.palette
  const machine = {
    borderBlockStart: `6px solid ${primary.main}`,
    borderRadius: '18px 18px 0 0',
    backgroundColor: background.paper,
    // What connects it with the deck.
    [theme.breakpoints.up('md')]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: 4,
        blockSize: gap,
        backgroundColor: art.line,
      },
    },
  } as const
  return {
    position: 'relative',
    padding: theme.spacing(2, 2.5, 2.5),
    variants: [
      { props: { kind: 'machine' }, style: machine },
      {
        props: { kind: 'nodes' },
        style: {
          ...machine,
          // A grid of arches.
          '&::before': {
            content: '""',
            display: 'block',
            blockSize: 84,
            marginBlockEnd: theme.spacing(1.5),
            backgroundImage: `radial-gradient(circle at 50% 100%, ${primary.main} 0 12px, transparent 12.6px)`,
            backgroundSize: '36px 21px',
            backgroundRepeat: 'space',
          },
        },
      },
      {
        props: { kind: 'network' },
        style: {
          borderBlockStart: `8px solid ${secondary.main}`,
          color: common.white,
          backgroundColor: surface.band,
          [theme.breakpoints.up('sm')]: { order: 1, gridColumn: '1 / -1' },
        },
      },
    ],
  }
})

/** The parts of a cluster, in the order of the page's texts: the second is the nodes, the third connects them. */
export function Cluster({ items }: { items: readonly string[] }) {
  return (
    <Parts>
      {items.map((item, index) => (
        <Part key={item} kind={kinds[index] ?? 'machine'}>
          <LeadIn text={item} />
        </Part>
      ))}
    </Parts>
  )
}
