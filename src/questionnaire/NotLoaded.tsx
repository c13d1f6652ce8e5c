import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack, { type StackProps } from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/useTexts.ts'

interface NotLoadedProps extends Pick<StackProps, 'sx'> {
  /** The sentence that says so. */
  children: ReactNode
  /** The number of failures, each of which is announced. */
  failures: number
  onTryAgain: () => void
  /** Another way out, beside "Try again". */
  otherWay?: ReactNode
}

/** Says that texts could not be loaded. */
export function NotLoaded({ children, failures, onTryAgain, otherWay, sx }: NotLoadedProps) {
  const { t } = useTexts('errors')
  return (
    <Stack spacing={1.5} sx={sx ?? null}>
      <Box key={failures} role="alert">
        {children}
      </Box>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onTryAgain}>
          {t('retry')}
        </Button>
        {otherWay}
      </Stack>
    </Stack>
  )
}
