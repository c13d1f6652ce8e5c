import { styled } from '@mui/material/styles'
import { onScreen } from '#theme/tokens.ts'
import { firstColumn } from './ComparisonTable.tsx'
import { ArchName, risingArch, type RisingArchProps } from './risingArch.ts'

/** Each arch stands above its column of the table. On phones, buttons of this shape choose the column (`LevelTable.tsx`). */
const Row = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  [theme.breakpoints.between('sm', 'md')]: { marginInlineStart: firstColumn },
  [onScreen(theme.breakpoints.down('sm'))]: {
    '[data-script] &': { display: 'none' },
  },
  // Without their colours they would be lines across their names; the table says the same.
  '@media print': { display: 'none' },
}))

const Arch = styled('li', { shouldForwardProp: (prop) => prop !== 'step' })<RisingArchProps>(
  ({ theme, step }) => ({
    ...risingArch({ step }),
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.band,
    border: `3px solid ${theme.vars.palette.secondary.main}`,
    borderBlockEnd: 0,
    '& strong': {
      display: 'block',
      fontSize: theme.typography.h3.fontSize,
      lineHeight: theme.typography.h3.lineHeight,
    },
  }),
)

interface RisingArchesProps {
  items: readonly { question?: string; answer: string }[]
}

/** Three levels as arches of one radius, each on longer legs than the one before. */
export function RisingArches({ items }: RisingArchesProps) {
  return (
    <Row>
      {items.map(({ question, answer }, step) => (
        <Arch key={answer} step={step} data-scheme="dark">
          <ArchName>
            {question} <strong>{answer}</strong>
          </ArchName>
        </Arch>
      ))}
    </Row>
  )
}
