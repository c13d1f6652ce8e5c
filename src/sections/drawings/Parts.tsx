import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
import type { PartRole } from '#content/kinds/parts.ts'
import type { TitledText } from '#content/kinds/texts.ts'
import { styleOnly } from '#theme/styleOnly.ts'

/** Between the parts, in steps of spacing. The piers are as long. Phones and tablets have none. */
const gap = 3.5

/** Machines side by side. What connects them is drawn as the deck of a bridge. */
const grid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2, md: gap },
  gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 2fr 1fr 1fr' },
} as const

const Part = styled(
  Paper,
  styleOnly('part'),
)<{ component: 'li'; part: PartRole }>(({ theme }) => {
  const { art, common, primary, secondary, surface } = theme.vars.palette
  const machine = {
    borderBlockStart: `6px solid ${primary.main}`,
    borderRadius: '18px 18px 0 0',
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
      { props: { part: 'machine' }, style: machine },
      {
        props: { part: 'nodes' },
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
        props: { part: 'network' },
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

/** Parts of a system, in their order. */
export function Parts({ parts: drawn }: { parts: readonly (TitledText & { id: string; role: PartRole })[] }) {
  return (
    <Box component="ul" data-drawing sx={grid}>
      {drawn.map(({ id, role, title, text }) => (
        <Part key={id} component="li" elevation={0} square part={role}>
          <Titled title={title} text={text} />
        </Part>
      ))}
    </Box>
  )
}
