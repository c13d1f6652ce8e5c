import { styled } from '@mui/material/styles'
import { LeadInItems } from './LeadInItems.tsx'

const gap = 28

/** Machines side by side. What connects them is drawn as the deck of a bridge. */
const Parts = styled('ul')(({ theme }) => {
  const { art, background, common, primary, secondary, surface } = theme.vars.palette
  return {
    display: 'grid',
    gap,
    '& > li': {
      position: 'relative',
      padding: '16px 20px 20px',
      borderBlockStart: `6px solid ${primary.main}`,
      borderRadius: '18px 18px 0 0',
      backgroundColor: background.paper,
    },
    // The nodes are drawn as a grid of arches.
    '& > li:nth-of-type(2)::before': {
      content: '""',
      display: 'block',
      blockSize: 84,
      marginBlockEnd: 12,
      backgroundImage: `radial-gradient(circle at 50% 100%, ${primary.main} 0 12px, transparent 12.6px)`,
      backgroundSize: '36px 21px',
      backgroundRepeat: 'space',
    },
    '& > li:nth-of-type(3)': {
      borderBlockStart: `8px solid ${secondary.main}`,
      borderRadius: 0,
      color: common.white,
      backgroundColor: surface.band,
    },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: '1fr 1fr',
      '& > li:nth-of-type(3)': { order: 1, gridColumn: '1 / -1' },
    },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1fr 2fr 1fr 1fr',
      '& > li:not(:nth-of-type(3))::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: 4,
        blockSize: gap,
        backgroundColor: art.line,
      },
    },
  }
})

/** The parts of a cluster, in the order of the page's texts: the second is the nodes, the third connects them. */
export function Cluster({ items }: { items: readonly string[] }) {
  return (
    <Parts>
      <LeadInItems items={items} />
    </Parts>
  )
}
