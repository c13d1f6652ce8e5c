import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'

/** Screens show the sign; screen readers and paper have the words. */
function Words({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ '@media screen': visuallyHidden }}>
      {children}
    </Box>
  )
}

/** Says that something is contained. */
export function Included({ children }: { children?: ReactNode }) {
  return (
    <>
      <Icon name="check" color="primary" fontSize="medium" sx={{ verticalAlign: 'middle' }} />
      <Words>{children}</Words>
    </>
  )
}

/** Says that something is not contained. */
export function NotIncluded({ children }: { children?: ReactNode }) {
  return (
    <>
      <Icon name="dash" color="action" fontSize="medium" sx={{ verticalAlign: 'middle' }} />
      <Words>{children}</Words>
    </>
  )
}
