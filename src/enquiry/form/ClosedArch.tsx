import Box from '@mui/material/Box'
import { Scene } from '#components/content/Scene.tsx'

const keystone = {
  animation: 'keystone 500ms cubic-bezier(0.55, 0, 0.9, 0.6) 300ms backwards',
  '@keyframes keystone': { from: { translate: '0 -10%' } },
} as const

/** An arch that its keystone closes: the page for unknown addresses shows it without. */
export function ClosedArch() {
  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <Scene name="sent/arch" />
      <Scene name="sent/keystone" sx={keystone} />
    </Box>
  )
}
