import Box from '@mui/material/Box'
import type { SceneDetail as Detail } from '#content/kinds/kinds.ts'
import { LazyScene } from './LazyScene.tsx'

const frame = {
  // On phones and tablets, what is read comes sooner.
  display: { xs: 'none', md: 'block' },
  maxInlineSize: 480,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  borderStartEndRadius: 112,
  backgroundColor: 'surface.picture',
} as const

/** In a scene's own units: a detail has the lines of a scene that is shown whole in the same frame. */
const whole = { width: 400, line: 3 }

/** A detail of a scene, in the frame of an arch. */
export function SceneDetail({ scene, part: [x, y, width] }: Detail) {
  const sameLine = { '--art-stroke': (whole.line * width) / whole.width }
  return (
    <Box sx={frame}>
      <LazyScene name={scene} part={[x, y, width, Math.round((2 / 3) * width)]} sx={sameLine} />
    </Box>
  )
}
