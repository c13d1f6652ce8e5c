import Box from '@mui/material/Box'
import { brand } from '#theme/brand.ts'
import { LazyScene } from './LazyScene.tsx'

const frame = {
  // On phones and tablets, what is read comes sooner.
  display: { xs: 'none', md: 'block' },
  position: 'relative',
  aspectRatio: '3 / 2',
  // As high as its row; with the ratio alone it would then be wider than its column.
  blockSize: '100%',
  inlineSize: '100%',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${brand.radius.card}px`,
  borderStartEndRadius: 112,
  backgroundColor: 'surface.picture',
} as const

const whole = {
  position: 'absolute',
  inset: '16px',
  inlineSize: 'calc(100% - 32px)',
  blockSize: 'calc(100% - 32px)',
} as const

/** Another page's scene, whole, in the frame of an arch. */
export function FramedScene({ name }: { name: string }) {
  return (
    <Box sx={frame}>
      <LazyScene name={name} framed sx={whole} />
    </Box>
  )
}
