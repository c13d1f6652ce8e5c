import { styled } from '@mui/material/styles'
import { LeadInItems } from './LeadInItems.tsx'

/** Arches on a deck; on phones they stand one below the other. */
const Row = styled('ul')(({ theme }) => {
  const { background, divider, primary, secondary } = theme.vars.palette
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    '& > li': {
      padding: '16px 20px',
      border: `1px solid ${divider}`,
      borderBlockStart: `6px solid ${primary.main}`,
      borderRadius: '18px 18px 0 0',
      backgroundColor: background.paper,
    },
    '& > li > strong': { display: 'block' },
    '& > li:last-of-type': {
      paddingBlock: 12,
      borderBlockStart: `8px solid ${secondary.main}`,
      borderRadius: 0,
      textAlign: 'center',
    },
    [theme.breakpoints.up('sm')]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: '0 24px',
      '& > li': { flex: '1 1 150px' },
      '& > li:last-of-type': { flexBasis: '100%' },
    },
  }
})

/** Systems side by side. The last item, what carries or connects them, is the deck below. */
export function Machines({ items }: { items: readonly string[] }) {
  return (
    <Row>
      <LeadInItems items={items} />
    </Row>
  )
}
