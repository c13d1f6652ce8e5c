import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { use } from 'react'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { linesOf, type DrawingProps } from './DrawingProps.ts'
import { BeyondScale, exampleLine, OfExample } from './OfExample.tsx'
import { scaleOf } from './scaleOf.ts'
import { TitledLines } from './TitledLines.tsx'

/** The height of the largest sum, in px. Paper has a sheet for more than the drawing. */
const heights = { screen: 220, paper: 160 }

/** On each side of a column, in px. */
const aside = 4

/** Half a column's width, by the number of columns: a higher one ends in a semicircle, a lower one is half an ellipse. */
const radius = `min(100%, 50cqi / var(--columns) - ${aside}px)`

/** From this width on, words stand below their columns; else in rows of their own, by the columns' numbers. */
const roomForWords = '@container (min-width: 35rem)'

const Columns = styled('ol')(({ theme }) => {
  const { primary, secondary, surface } = theme.vars.palette
  return {
    counterReset: 'column words',
    display: 'grid',
    rowGap: theme.spacing(1),
    breakInside: 'avoid',
    '& > li': { display: 'contents' },
    '& [data-drawing]': {
      counterIncrement: 'column',
      gridRow: 1,
      alignSelf: 'end',
      marginBlockEnd: theme.spacing(1),
    },
    // The example's sum lies across all columns, as a line above a ground that does not show.
    '& .example': {
      counterIncrement: 'column 0',
      gridColumn: '1 / -1',
      zIndex: 1,
      '& svg': { display: 'block', inlineSize: '100%', borderBlockStart: exampleLine(theme) },
      '& .ground': { visibility: 'hidden' },
    },
    '& .column': {
      display: 'block',
      inlineSize: `calc(100% - ${2 * aside}px)`,
      marginInline: 'auto',
      fill: primary.main,
      clipPath: `inset(0 round 50% 50% 0 0 / ${radius} ${radius} 0 0)`,
    },
    '& .before': { fill: surface.tonal },
    '@media (forced-colors: active)': {
      '& .column': { fill: 'CanvasText' },
      '& .before': { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 4 },
    },
    '& .ground': {
      display: 'block',
      borderBlockStart: `8px solid ${secondary.main}`,
      fontWeight: 600,
      textAlign: 'center',
      '&::after': { content: 'counter(column)' },
    },
    '& .words': {
      counterIncrement: 'words',
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: theme.spacing(1),
      // What does not fit into its line begins below the amount, not below the number.
      paddingInlineStart: `calc(1em + ${theme.spacing(1)})`,
      '&::before': {
        content: 'counter(words)',
        fontWeight: 600,
        inlineSize: '1em',
        marginInlineStart: `calc(-1em - ${theme.spacing(1)})`,
      },
    },
    '& > :last-child strong': { color: primary.main },
    [roomForWords]: {
      '& .ground::after': { content: '""' },
      '& .words': {
        gridColumn: 'auto',
        gridRow: 2,
        display: 'block',
        paddingInline: theme.spacing(0.5),
        '@media print': { paddingInlineEnd: theme.spacing(1.5) },
        '&::before': { content: 'none' },
      },
    },
  }
})

/**
 * Amounts, each on top of those before it, as columns that rise from one ground. The last line is their sum, and as high
 * as all of them.
 */
export function Waterfall(props: DrawingProps) {
  const lines = linesOf(props)
  const height = use(OnPaperContext) ? heights.paper : heights.screen
  const sum = lines.at(-1)
  const { full, holdsExample } = scaleOf(sum?.value ?? 0, sum?.ofExample?.value)
  const heightOf = (amount: number) => (full > 0 ? (height * amount) / full : 0)
  const sumBefore = (index: number) =>
    index === lines.length - 1 ? 0 : lines.slice(0, index).reduce((before, { value }) => before + value, 0)
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {sum?.ofExample && (
        <p>
          <OfExample amount={sum.ofExample.amount} isDrawn={holdsExample} />
        </p>
      )}
      {sum?.ofExample && !holdsExample && <BeyondScale />}
      {/* `display: contents` takes the role of a list in some browsers. */}
      <Columns
        role="list"
        sx={{ '--columns': lines.length, gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' }}
      >
        {lines.map(({ id, value, amount, words, ofExample }, index) => {
          const [number = '', unit] = amount.split('\u00A0')
          const [own, before] = [heightOf(value), heightOf(sumBefore(index))]
          return (
            <li key={id}>
              <Box component="span" aria-hidden data-drawing sx={{ gridColumn: index + 1 }}>
                <svg className="column" height={own + before}>
                  <rect className="before" width="100%" y={own} height={before} />
                  <rect width="100%" height={own} />
                </svg>
                <span className="ground" />
              </Box>
              <span className="words">
                <TitledLines title={number} unit={unit} text={words} />
              </span>
              {index === lines.length - 1 && ofExample && holdsExample && (
                <span aria-hidden data-drawing className="example">
                  <svg height={heightOf(ofExample.value)} />
                  <span className="ground" />
                </span>
              )}
            </li>
          )
        })}
      </Columns>
    </Box>
  )
}
