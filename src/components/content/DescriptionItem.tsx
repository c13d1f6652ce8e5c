import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface DescriptionItemProps {
  name: string
  sx?: SxProps<Theme>
  children: ReactNode
}

/** A name and what it stands for, in a `<dl>`. */
export function DescriptionItem({ name, sx = {}, children }: DescriptionItemProps) {
  return (
    <Box sx={sx}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  )
}
