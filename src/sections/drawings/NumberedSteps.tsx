import { styled } from '@mui/material/styles'
import { Titled } from '#components/content/Titled.tsx'
import type { Step } from '#content/kinds/steps.ts'
import { itemKey } from '../itemKey.ts'

/** Of arches in a column: as wide as this, and half as high, in px. */
const narrow = 56

/** The height of arches that stand side by side, in px. Each is as wide as its column, so that neighbours share a pier. */
const high = 88

/** From so many steps on, a window that is not wide has two bridges, of as many arches each as there can be. */
const manySteps = 6

const columnsOf = (steps: number) => ({
  gridTemplateColumns: {
    md: `repeat(${steps < manySteps ? steps : Math.ceil(steps / 2)}, minmax(0, 1fr))`,
    lg: `repeat(${steps}, minmax(0, 1fr))`,
  },
})

/** A deck on a row of arches, one arch for each step, in the reading direction; a column on narrow screens. */
const Bridge = styled('ol')(({ theme }) => {
  const { art, primary, secondary } = theme.vars.palette
  return {
    counterReset: 'step',
    display: 'grid',
    rowGap: theme.spacing(1.5),
    [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(2) },
    '& > li': {
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
      inlineSize: narrow,
      blockSize: narrow / 2,
      border: `4px solid ${primary.main}`,
      borderBlockEnd: 0,
      borderRadius: '999px 999px 0 0',
      fontSize: theme.typography.h3.fontSize,
      fontWeight: 600,
      lineHeight: 1.2,
    },
    [theme.breakpoints.up('md')]: {
      rowGap: theme.spacing(5),
      '& > li': {
        maxInlineSize: 'none',
        paddingBlockStart: high + 30,
        paddingInline: theme.spacing(0, 3),
        borderBlockStart: `8px solid ${art.line}`,
      },
      '& > li::before': {
        insetBlockStart: 10,
        inlineSize: '100%',
        blockSize: high,
        borderWidth: '12px 12px 0',
        borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
        fontSize: theme.typography.h2.fontSize,
      },
      // The keystone.
      '& > li::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 8,
        insetInlineStart: 'calc(50% - 6px)',
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
    <Bridge data-drawing sx={columnsOf(steps.length)}>
      {steps.map(({ title, text }, index) => (
        <li key={itemKey(text, index)}>
          <Titled title={title} text={text} />
        </li>
      ))}
    </Bridge>
  )
}
