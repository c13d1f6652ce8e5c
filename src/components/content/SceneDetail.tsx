import Box from '@mui/material/Box'
import type { SceneDetail as Detail } from '#content/kinds/kinds.ts'
import { LazyScene } from './LazyScene.tsx'

const frame = {
  // On phones and tablets the opening has the whole scene, and what is read comes sooner.
  display: { xs: 'none', md: 'block' },
  maxInlineSize: 480,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  borderStartEndRadius: 112,
  backgroundColor: 'surface.picture',
} as const

/** A detail of a page's scene, in the frame of an arch. */
export function SceneDetail({ name, of: [x, y, width] }: { name: string; of: Detail }) {
  return (
    <Box sx={frame}>
      <LazyScene name={name} part={[x, y, width, Math.round(0.6 * width)]} />
    </Box>
  )
}
