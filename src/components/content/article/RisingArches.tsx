import { styled } from '@mui/material/styles'
import { firstColumn } from './ComparisonTable.tsx'

/** Heights of the arches, in px: each level is higher than the one before. */
const heights = [96, 148, 200]

/** On wide screens each arch stands above its column of the comparison table. */
const Row = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  columnGap: 'clamp(4px, 2vw, 24px)',
  borderBlockEnd: `8px solid ${theme.vars.palette.primary.main}`,
  [theme.breakpoints.up('md')]: { marginInlineStart: firstColumn },
}))

const Arch = styled('li')(({ theme }) => ({
  display: 'grid',
  placeItems: 'end center',
  padding: theme.spacing(2, 1.5),
  borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
  textAlign: 'center',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
  border: `3px solid ${theme.vars.palette.secondary.main}`,
  borderBlockEnd: 0,
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(5.5, 1, 1),
    borderRadius: '999px 999px 0 0',
    fontSize: '0.929rem',
    fontWeight: 400,
  },
}))

/** Three levels, each higher than the one before. */
export function RisingArches({ items }: { items: readonly string[] }) {
  return (
    <Row>
      {items.map((level, index) => (
        <Arch key={level} data-scheme="dark" sx={{ minBlockSize: heights[index] }}>
          {level}
        </Arch>
      ))}
    </Row>
  )
}
