import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { layout } from '#theme/tokens.ts'
import { Title } from '#components/ui/text.ts'
import { ArchPattern } from './ArchPattern.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { PageWidth } from './PageWidth.ts'

const Banner = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 'clamp(240px, 24vw, 340px)',
  paddingBlockStart: `calc(var(--bar-end) + ${layout.barOffset + 24}px)`,
  paddingBlockEnd: 'clamp(28px, 2.5vw, 36px)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
}))

const pattern = { columns: 9, rows: 9 }

/** Its width is a whole number of arches, so that no side cuts one. Narrow windows have fewer: titles need the room. */
const Pattern = styled(ArchPattern)(({ theme }) => ({
  '--module': 'clamp(44px, 4.8vw, 72px)',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  blockSize: `calc(var(--module) * ${pattern.rows})`,
  inlineSize: 'calc(var(--module) * 6)',
  [theme.breakpoints.up('md')]: { inlineSize: `calc(var(--module) * ${pattern.columns})` },
  [theme.breakpoints.down('sm')]: { opacity: 0.3, inlineSize: 'calc(var(--module) * 4)' },
}))

const TextColumn = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 8,
  '& h1 + p': { marginBlockStart: 8 },
  maxInlineSize: 'min(100%, 720px)',
  [theme.breakpoints.up('sm')]: { maxInlineSize: '62%' },
  [theme.breakpoints.up('md')]: { maxInlineSize: 'min(56%, 720px)' },
}))

interface PageBannerProps {
  title: string
  /** The page, to show its breadcrumb; absent for pages without one. */
  page?: CanonicalPageId
  /** Seed of the pattern; by default the page's id. */
  seed?: string
  children?: ReactNode
}

/** The banner of an inner page: image, breadcrumb and title. */
export function PageBanner({ title, page, seed = page ?? '', children }: PageBannerProps) {
  return (
    <Banner data-scheme="dark">
      <Pattern seed={seed} {...pattern} />
      <PageWidth>
        <TextColumn>
          {page && <Breadcrumb page={page} />}
          <Title tabIndex={-1}>{title}</Title>
          {children}
        </TextColumn>
      </PageWidth>
    </Banner>
  )
}
