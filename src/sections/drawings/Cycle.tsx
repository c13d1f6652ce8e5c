import Box from '@mui/material/Box'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { useLanguage } from '#i18n/useLanguage.ts'
import Typography from '@mui/material/Typography'
import type { Values } from '#components/content/RichParagraph.tsx'
import { ArticleText } from '../ArticleText.tsx'
import type { CycleTexts } from '#content/kinds/cycle.ts'
import type { TitledText } from '#content/kinds/texts.ts'
import { TitledLines } from './TitledLines.tsx'

const ringSize = 420

/** Returns how far below the ring's top a knot lies, in px. */
const knotAt = (index: number) => (placeAt(index / 5, 'ltr').y * ringSize) / 240

const [secondKnot, thirdKnot] = [knotAt(1), knotAt(2)]

/** Half the line of a step's name, which stands at its knot's height. */
const halfLine = 14

/** From wide desktops on, each step stands at its knot, the first above the ring. On phones the ring stands above all. */
const layout = {
  display: 'grid',
  rowGap: { xs: 3, sm: 4, lg: 0 },
  columnGap: { xs: 4, lg: 3 },
  alignItems: { xs: 'center', lg: 'start' },
  // The first step would stand at the heading.
  paddingBlockStart: { lg: 3 },
  '@media print': { gridTemplateColumns: { sm: '60mm 1fr' } },
  gridTemplateColumns: { sm: '280px 1fr', lg: `1fr ${ringSize}px 1fr` },
  gridTemplateRows: {
    lg: `auto ${secondKnot - halfLine}px minmax(${thirdKnot - secondKnot}px, auto) auto`,
  },
} as const

const Ring = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `min(100%, ${ringSize}px)`,
  [theme.breakpoints.down('sm')]: { inlineSize: 'min(100%, 250px)' },
  justifySelf: 'center',
  textAlign: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > p': { maxInlineSize: '66%' },
  '& svg': { inlineSize: '100%', blockSize: 'auto' },
  '& circle': { fill: theme.vars.palette.secondary.main },
  '& path': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 14 },
  '& .turn': { stroke: theme.vars.palette.primary.contrastText, strokeWidth: 2.5 },
  '& text': {
    fill: theme.vars.palette.secondary.contrastText,
    fontSize: 15,
    fontWeight: 600,
    textAnchor: 'middle',
  },
  '@media print': { inlineSize: '60mm' },
  [theme.breakpoints.up('lg')]: { gridArea: '2 / 2 / span 3 / auto' },
}))

/** In the middle of the row below it, the ring is narrower than at its knots' height: so far the words may go. */
const towardsRing = -56

const list = {
  counterReset: 'step',
  display: { xs: 'grid', lg: 'contents' },
  gap: { xs: 1.5, sm: 2.5 },
  '@media print': { gap: 1.25 },
  '& > li': { counterIncrement: 'step' },
  '& > li > strong::before': {
    content: { xs: 'counter(step) " "', lg: 'none' },
    color: 'primary.main',
  },
} as const

/** Where each step stands on wide desktops, the first above the ring. */
const places = [
  { gridArea: { lg: '1 / 2' }, paddingBlockEnd: { lg: 2 }, textAlign: { lg: 'center' } },
  { gridArea: { lg: '3 / 3' } },
  { gridArea: { lg: '4 / 3' }, marginInlineStart: { lg: `${towardsRing}px` } },
  { gridArea: { lg: '4 / 1' }, marginInlineEnd: { lg: `${towardsRing}px` }, textAlign: { lg: 'end' } },
  { gridArea: { lg: '3 / 1' }, textAlign: { lg: 'end' } },
]

/** The place on the ring at a share of its way, from the top in the reading direction, in units of the drawing. */
function placeAt(way: number, direction: 'ltr' | 'rtl') {
  const angle = 2 * Math.PI * way
  const side = direction === 'rtl' ? -1 : 1
  return {
    x: Math.round(120 + side * 96 * Math.sin(angle)),
    y: Math.round(120 - 96 * Math.cos(angle)),
    /** The way on from there, in degrees from the line to the right. */
    turn: side * 360 * way + (side < 0 ? 180 : 0),
  }
}

interface CycleProps extends Pick<CycleTexts, 'figure'> {
  steps: readonly (TitledText & { id: string })[]
  /** Where the figure stands in the locale files, and what its placeholders stand for. */
  figureKey: string
  values: Values
}

/** Five steps whose last one leads to the first again, around a ring with what they are about in its middle. */
export function Cycle({ steps, figure, figureKey, values }: CycleProps) {
  const { direction } = useLanguage()
  return (
    <Box sx={layout}>
      <Ring>
        <svg aria-hidden data-drawing viewBox="0 0 240 240">
          <path d="M24 120a96 96 0 1 1 192 0a96 96 0 1 1-192 0" />
          {steps.map(({ id }, index) => {
            const { x, y } = placeAt(index / steps.length, direction)
            const between = placeAt((index + 0.5) / steps.length, direction)
            return (
              <g key={id}>
                <path
                  className="turn"
                  d="M-3-4l4 4-4 4"
                  transform={`translate(${between.x} ${between.y}) rotate(${between.turn})`}
                />
                <circle cx={x} cy={y} r={18} />
                <text x={x} y={y + 5}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
        <p>
          <Typography component="strong" variant="h2" color="primary" sx={{ display: 'block' }}>
            <ArticleText text={figure.value} textKey={`${figureKey}.value`} values={values} />
          </Typography>{' '}
          <ArticleText text={figure.label} textKey={`${figureKey}.label`} values={values} />
        </p>
      </Ring>
      {/* `display: contents` takes the role of a list in some browsers. */}
      <List role="list" component="ol" disablePadding sx={list}>
        {steps.map(({ id, title, text }, index) => (
          <Box component="li" key={id} sx={places[index] ?? {}}>
            <TitledLines title={title} text={text} />
          </Box>
        ))}
      </List>
    </Box>
  )
}
