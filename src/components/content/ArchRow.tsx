import { styled } from '@mui/material/styles'

const Row = styled('svg')(({ theme }) => ({
  inlineSize: '100%',
  blockSize: 24,
  color: theme.vars.palette.background.default,
  '& path': { fill: 'currentColor' },
}))

/** A row of arches: the section above stands on it as on a bridge. */
export function ArchRow() {
  return (
    <Row aria-hidden height={24}>
      <defs>
        <pattern id="arch-row" width={48} height={24} patternUnits="userSpaceOnUse">
          <path d="M0 0H48V24A24 24 0 0 0 0 24Z" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill="url(#arch-row)" />
    </Row>
  )
}
