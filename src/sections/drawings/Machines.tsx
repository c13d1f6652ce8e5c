import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
import type { DrawingProps } from './DrawingProps.ts'

const Part = styled('li')<{ isDeck: boolean }>(({ theme }) => {
  const { background, divider, primary, secondary } = theme.vars.palette
  return {
    border: `1px solid ${divider}`,
    backgroundColor: background.paper,
    '& > strong': { display: 'block' },
    variants: [
      {
        props: { isDeck: false },
        style: {
          padding: theme.spacing(2, 2.5),
          borderBlockStart: `6px solid ${primary.main}`,
          borderRadius: '18px 18px 0 0',
          [theme.breakpoints.up('sm')]: { flex: '1 1 150px' },
        },
      },
      {
        props: { isDeck: true },
        style: {
          padding: theme.spacing(1.5, 2.5),
          borderBlockStart: `8px solid ${secondary.main}`,
          textAlign: 'center',
          [theme.breakpoints.up('sm')]: { flex: '1 1 100%' },
        },
      },
    ],
  }
})

/** More of them would say no more. */
const most = 8

/** Machines side by side, as many as a figure says; below them what they share. */
export function Machines({ of: [count = ''], amounts, fill }: DrawingProps) {
  const number = Math.min(amounts[count]?.value ?? 0, most)
  return (
    <Stack
      component="ul"
      // On phones, the arches stand one below the other.
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ flexWrap: { sm: 'wrap' }, rowGap: { xs: 1.5, sm: 0 }, columnGap: 3 }}
    >
      {Array.from({ length: number }, (_, index) => (
        <Part key={`${index} ${fill('drawn.machine')}`} isDeck={false}>
          <Titled title={fill('drawn.name', { number: String(index + 1) })} text={fill('drawn.machine')} />
        </Part>
      ))}
      <Part key={fill('drawn.shared')} isDeck>
        {fill('drawn.shared')}
      </Part>
    </Stack>
  )
}
