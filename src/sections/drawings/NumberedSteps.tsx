import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
import type { Step } from '#content/kinds/steps.ts'
import { itemKey } from '../itemKey.ts'

/** Edges of an arch, in px. */
const narrow = 56
const large = 176

/** A deck on a row of arches, one arch for each step, in the reading direction; a column on narrow screens. */
const Bridge = styled('ol')(({ theme }) => {
  const { art, primary, secondary } = theme.vars.palette
  return {
    counterReset: 'step',
    display: 'grid',
    rowGap: theme.spacing(1.5),
    [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(2) },
    '& > li': {
      '--arch': `${narrow}px`,
      counterIncrement: 'step',
      position: 'relative',
      minBlockSize: narrow / 2,
      // On paper, nothing else has a height of its own.
      '@media print': { minBlockSize: `${narrow / 2 + 4}px !important` },
      maxInlineSize: `calc(var(--measure) + ${narrow + 16}px)`,
      paddingInlineStart: narrow + 16,
    },
    '& > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'end center',
      inlineSize: 'var(--arch)',
      blockSize: 'calc(var(--arch) / 2)',
      border: `calc(var(--arch) / 14) solid ${primary.main}`,
      borderBlockEnd: 0,
      borderRadius: '999px 999px 0 0',
      fontSize: theme.typography.h3.fontSize,
      fontWeight: 600,
      lineHeight: 1.2,
    },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      rowGap: theme.spacing(5),
      '& > li': {
        '--arch': `${large}px`,
        paddingBlockStart: large / 2 + 30,
        paddingInline: theme.spacing(0, 3),
        borderBlockStart: `8px solid ${art.line}`,
      },
      '& > li::before': { insetBlockStart: 10, fontSize: theme.typography.h2.fontSize },
      // The keystone.
      '& > li::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 8,
        insetInlineStart: large / 2 - 6,
        inlineSize: 12,
        blockSize: 18,
        backgroundColor: secondary.main,
        clipPath: 'polygon(0 0, 100% 0, 75% 100%, 25% 100%)',
      },
    },
  }
})

/** Steps in their order, drawn as a bridge. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Bridge data-drawing>
      {steps.map(({ title, text }, index) => (
        <li key={itemKey(text, index)}>
          <Titled title={title} text={text} />
        </li>
      ))}
    </Bridge>
  )
}
