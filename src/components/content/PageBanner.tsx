import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { dimensions } from '#theme/tokens.ts'
import { BannerPattern } from './BannerPattern.tsx'
import { aboveTitle, belowBar, besideSmallScene, sceneTop, smallScene } from './besideSmallScene.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Scene } from './Scene.tsx'

/** The distance from the scene's top to the words on phones, in px. */
const below = 26

const banner = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 'clamp(220px, 21vw, 300px)',
  paddingBlockStart: belowBar(below),
  paddingBlockEnd: 'clamp(24px, 2.5vw, 36px)',
  color: 'text.primary',
  backgroundColor: 'surface.band',
} as const

const picture = {
  position: 'absolute',
  insetInlineEnd: { xs: 0, sm: dimensions.wideGutter, lg: 0 },
  insetBlockStart: { xs: `calc(var(--bar-end) + ${sceneTop.xs}px)`, sm: 'auto' },
  insetBlockEnd: { sm: -28 },
  inlineSize: { xs: smallScene, sm: 'min(34%, 432px)' },
} as const

const besideScene = besideSmallScene(below)

interface PageBannerProps {
  title: string
  /** The page, to show its breadcrumb; absent for pages without one. */
  page?: CanonicalPageId
  seed?: string
  /** Stands at the end of the banner, before the pattern. */
  scene?: string
  children?: ReactNode
}

export function PageBanner({ title, page, seed = page ?? '', scene, children }: PageBannerProps) {
  return (
    <Box data-scheme="dark" sx={banner}>
      <BannerPattern seed={seed} faint={scene !== undefined} />
      <Container sx={{ position: { sm: 'relative' } }}>
        {scene && <Scene name={scene} sx={picture} />}
        <Stack
          spacing={aboveTitle}
          sx={{ position: 'relative', maxInlineSize: { sm: '62%', md: 'min(56%, 720px)' } }}
        >
          {page && (
            <Box sx={scene ? besideScene : {}}>
              <Breadcrumb page={page} />
            </Box>
          )}
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {children}
        </Stack>
      </Container>
    </Box>
  )
}
