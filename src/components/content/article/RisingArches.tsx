import { styled } from '@mui/material/styles'

/** Heights of the arches, in px: each level stands on the one before. */
const heights = [120, 168, 216]

const Row = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 12,
  maxInlineSize: 640,
  borderBlockEnd: `8px solid ${theme.vars.palette.primary.main}`,
  '& > li': {
    display: 'grid',
    placeItems: 'end center',
    padding: '12px 8px',
    borderRadius: '999px 999px 0 0',
    textAlign: 'center',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.surface.onDark,
    backgroundColor: theme.vars.palette.surface.dark,
    border: `3px solid ${theme.vars.palette.accent}`,
    borderBlockEnd: 0,
  },
  ...Object.fromEntries(
    heights.map((height, index) => [`& > li:nth-of-type(${index + 1})`, { minBlockSize: height }]),
  ),
}))

/** Three levels, each higher than the one before. */
export function RisingArches({ levels }: { levels: readonly string[] }) {
  return (
    <Row>
      {levels.map((level) => (
        <li key={level}>{level}</li>
      ))}
    </Row>
  )
}
