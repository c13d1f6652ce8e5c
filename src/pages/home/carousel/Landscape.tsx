import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import { memo, type RefObject } from 'react'
import { landscape } from '#art/landscape.ts'
import { sceneAddress } from '#components/content/sceneAddress.ts'
import { duration, easing } from '#theme/motion.ts'
import { banners } from '../banners.ts'
import { islandMiddle, pictureEnd, wordsEnd } from './measures.ts'
import { stepInPercent } from './travel.ts'

const stage = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  // The words stand on the band's own colour: beside the island, and on phones below it.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: ({ vars }: Theme) => ({
      xs: `linear-gradient(180deg, transparent calc(${pictureEnd} - 72px), ${vars.palette.surface.band} calc(${pictureEnd} - 12px))`,
      sm: `linear-gradient(90deg, ${vars.palette.surface.band} 34%, transparent 60%)`,
    }),
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  // There it has no ground, and the landscape would lie over words and controls.
  '@media (forced-colors: active)': {
    clipPath: { xs: `inset(0 0 calc(100% - ${pictureEnd}) 0)`, sm: `inset(0 0 0 ${wordsEnd})` },
    '[dir="rtl"] &': { clipPath: { sm: `inset(0 ${wordsEnd} 0 0)` } },
  },
} as const

/** The view is as wide as one island with the sea around it. Its neighbours lie outside its box. */
const View = styled('svg')(({ theme }) => {
  const move = `translate(calc(var(--at) * ${-stepInPercent.x}%), calc(var(--at) * ${-stepInPercent.y}%))`
  return {
    '--at': 0,
    // Islands are drawn larger here than as the scenes of their pages.
    '--art-stroke': 3,
    // In a low window the bar would cut the towers.
    '--width': 'clamp(520px, min(47vw, 84vh), 820px)',
    position: 'absolute',
    overflow: 'visible',
    inlineSize: 'var(--width)',
    blockSize: 'auto',
    maxInlineSize: 'none',
    // All islands stand clear of the bar, the highest one too.
    insetBlockStart: 'calc(50% - var(--width) * 0.325 + 20px)',
    insetInlineStart: islandMiddle.md,
    marginInlineStart: 'calc(var(--width) * -0.5)',
    transform: move,
    willChange: 'transform',
    '[dir="rtl"] &': { transform: `scaleX(-1) ${move}` },
    [theme.breakpoints.between('sm', 'md')]: { insetInlineStart: islandMiddle.sm },
    [theme.breakpoints.down('sm')]: {
      '--width': '116vw',
      insetBlockStart: 'calc(var(--bar-end) + 44px)',
      insetInlineStart: islandMiddle.xs,
    },
  }
})

/** Whether the place is that of the banner that is shown. */
interface PlaceProps {
  current: boolean
}

const Lights = styled('use')<PlaceProps>({
  opacity: 0,
  transition: `opacity ${duration.standard}ms ${easing.easeOut}`,
  variants: [{ props: { current: true }, style: { opacity: 1, transitionDelay: `${duration.shorter}ms` } }],
})

const Boat = styled('use')<PlaceProps>(({ theme }) => ({
  // The edge of a phone would cut it.
  [theme.breakpoints.down('sm')]: { display: 'none' },
  transition: `transform 1200ms ${easing.easeOut}`,
  // So far that the sign does not cover its hull.
  variants: [{ props: { current: true }, style: { transform: 'translate(95px, -55px)' } }],
}))

interface LandscapeProps {
  ref: RefObject<SVGSVGElement | null>
  /** The banner that is shown. */
  index: number
}

/** The last banner stands once more before the first, and the first after the last: one goes on from either end. */
const row = [...banners, ...banners, ...banners].slice(banners.length - 1, 2 * banners.length + 1)

/** The places of the banners on one axis. It moves by its transform alone (travel.ts). */
export const Landscape = memo(function Landscape({ ref, index }: LandscapeProps) {
  const { width, height, step } = landscape
  return (
    <Box aria-hidden sx={stage}>
      <View ref={ref} viewBox={`0 0 ${width} ${height}`}>
        {/* As large as all places: what comes with their drawings counts as no shift of the layout. */}
        <rect x={-2 * step.x} y={6 * step.y} width={9 * step.x} height={-9 * step.y} fill="none" />
        {row
          .map((banner, cell) => {
            const origin = { x: (cell - 1) * step.x, y: (cell - 1) * step.y }
            const current = banner === banners[index]
            return (
              <g key={cell}>
                <use href={sceneAddress('landscape/sea')} {...origin} />
                <use href={sceneAddress(banner.target)} {...origin} />
                <rect data-scene={banner.target} {...origin} width={width} height={height} fill="none" />
                <use href={sceneAddress('landscape/viaduct')} {...origin} />
                <Lights
                  href={sceneAddress(`landscape/${banner.target}-lights`)}
                  current={current}
                  {...origin}
                />
                <Boat href={sceneAddress('landscape/boat')} current={current} {...origin} />
              </g>
            )
          })
          // The farthest comes first, so that what is nearer covers it.
          .toReversed()}
      </View>
    </Box>
  )
})
