import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { dimensions } from '#theme/tokens.ts'
import { ArchPattern } from './ArchPattern.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const Banner = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 'clamp(220px, 21vw, 300px)',
  paddingBlockStart: `calc(var(--bar-end) + ${dimensions.barOffset + 24}px)`,
  paddingBlockEnd: 'clamp(24px, 2.5vw, 36px)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
}))

const pattern = { columns: 9, rows: 9 }

/** A whole number of arches wide, so that no side cuts one. Faint on phones, where titles need the room. */
const Pattern = styled(ArchPattern)(({ theme }) => ({
  '--module': 'clamp(44px, 4.8vw, 72px)',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  blockSize: `calc(var(--module) * ${pattern.rows})`,
  inlineSize: 'calc(var(--module) * 6)',
  [theme.breakpoints.up('md')]: { inlineSize: `calc(var(--module) * ${pattern.columns})` },
  [theme.breakpoints.down('sm')]: {
    inlineSize: 'calc(var(--module) * 4)',
    opacity: 0.35,
    '& path': { fill: theme.vars.palette.surface.pattern },
  },
}))

interface PageBannerProps {
  title: string
  /** The page, to show its breadcrumb; absent for pages without one. */
  page?: CanonicalPageId
  seed?: string
  children?: ReactNode
}

export function PageBanner({ title, page, seed = page ?? '', children }: PageBannerProps) {
  return (
    <Banner data-scheme="dark">
      <Pattern seed={seed} {...pattern} />
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
    </Banner>
  )
}
