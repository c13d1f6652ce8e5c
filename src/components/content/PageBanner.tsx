import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { dimensions } from '#theme/tokens.ts'
import { BannerPattern } from './BannerPattern.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const banner = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 'clamp(220px, 21vw, 300px)',
  paddingBlockStart: `calc(var(--bar-end) + ${dimensions.barOffset + 24}px)`,
  paddingBlockEnd: 'clamp(24px, 2.5vw, 36px)',
  color: 'text.primary',
  backgroundColor: 'surface.band',
} as const

interface PageBannerProps {
  title: string
  /** The page, to show its breadcrumb; absent for pages without one. */
  page?: CanonicalPageId
  seed?: string
  children?: ReactNode
}

export function PageBanner({ title, page, seed = page ?? '', children }: PageBannerProps) {
  return (
    <Box data-scheme="dark" sx={banner}>
      <BannerPattern seed={seed} />
      <Container>
        <Stack
          spacing={1.5}
          sx={{ position: 'relative', maxInlineSize: { sm: '62%', md: 'min(56%, 720px)' } }}
        >
          {page && <Breadcrumb page={page} />}
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {children}
        </Stack>
      </Container>
    </Box>
  )
}
