import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { LeadIn } from './LeadInItems.tsx'

/** Between the parts, in steps of spacing. The piers are as long. */
const gap = 3.5

/** Machines side by side. What connects them is drawn as the deck of a bridge. */
const parts = {
  display: 'grid',
  gap,
  gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 2fr 1fr 1fr' },
} as const

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
        blockSize: theme.spacing(gap),
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
          [theme.breakpoints.up('sm')]: {
            order: 1,
            gridColumn: '1 / -1',
            paddingInlineEnd: `max(${theme.spacing(2.5)}, 100% - var(--measure) - ${theme.spacing(2.5)})`,
          },
        },
      },
    ],
  }
})

/** The parts of a cluster, in the order of the page's texts: the second is the nodes, the third connects them. */
export function Cluster({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={parts}>
      {items.map((item, index) => (
        <Part key={item} kind={kinds[index] ?? 'machine'}>
          <LeadIn text={item} />
        </Part>
      ))}
    </Box>
  )
}
