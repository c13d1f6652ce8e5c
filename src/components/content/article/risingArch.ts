import { styled } from '@mui/material/styles'

/** How much longer the legs of each arch of a row are than those of the arch before it, in px. */
const leg = 48

/** Which arch of its row it is, from 0 on: the first has no legs. */
export interface RisingArchProps {
  step: number
}

/** An arch of a row: a semicircle as wide as its column, and its name at the foot. */
export const risingArch = ({ step }: RisingArchProps) =>
  ({
    display: 'grid',
    alignItems: 'end',
    borderRadius: '999px 999px 0 0',
    textAlign: 'center',
    textWrap: 'balance',
    '&::before': { content: '""', gridArea: '1 / 1', aspectRatio: '2', marginBlockEnd: step * leg },
  }) as const

export const ArchName = styled('span')({ gridArea: '1 / 1', padding: '12px 6px' })
