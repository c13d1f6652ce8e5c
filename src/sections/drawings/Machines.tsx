import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
import { evenColumns } from '#components/content/evenColumns.ts'
import { phoneColumns } from '#theme/tokens.ts'
import type { DrawingProps } from './DrawingProps.ts'

const Part = styled('li')<{ isDeck: boolean }>(({ theme }) => {
  const { background, divider, primary, secondary } = theme.vars.palette
  return {
    border: `1px solid ${divider}`,
    backgroundColor: background.paper,
    variants: [
      {
        props: { isDeck: false },
        style: {
          // Four hold "1,024 غيغابايت" in a line.
          padding: theme.spacing(2, 1.5),
          borderBlockStart: `6px solid ${primary.main}`,
          borderRadius: '18px 18px 0 0',
        },
      },
      {
        props: { isDeck: true },
        style: {
          padding: theme.spacing(1.5, 2.5),
          borderBlockStart: `8px solid ${secondary.main}`,
          textAlign: 'center',
          gridColumn: '1 / -1',
        },
      },
    ],
  }
})

/** More of them would say no more. */
const most = 8

/** Machines side by side, as many as a figure says; below them what they share. */
export function Machines({ of: [counted = ''], amounts, fill }: DrawingProps) {
  const number = Math.min(amounts[counted]?.value ?? 0, most)
  const { md: count, firstIsWide } = evenColumns(number)
  // On phones two would leave a gap at the end of an odd number: there each is a row, of one line.
  const areRows = number % 2 === 1
  return (
    <Box
      component="ul"
      data-drawing
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: areRows ? '1fr' : phoneColumns, sm: `repeat(${count}, minmax(0, 1fr))` },
        rowGap: { xs: 1.5, sm: 0 },
        columnGap: { xs: 1.5, md: 2 },
        '& > li > strong': { display: { xs: areRows ? 'inline' : 'block', sm: 'block' } },
      }}
    >
      {Array.from({ length: number }, (_, index) => (
        <Part
          key={`${index} ${fill('drawn.machine')}`}
          isDeck={false}
          sx={index === 0 && firstIsWide ? { gridColumn: { sm: 'span 2' } } : {}}
        >
          <Titled title={fill('drawn.name', { number: String(index + 1) })} text={fill('drawn.machine')} />
        </Part>
      ))}
      <Part key={fill('drawn.shared')} isDeck>
        {fill('drawn.shared')}
      </Part>
    </Box>
  )
}
