import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { OwnerFact } from '#config/ownerFacts.ts'
import { pageRow } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { dimensions } from '#theme/tokens.ts'
import { BannerPattern } from './BannerPattern.tsx'
import { aboveTitle, belowBar, besideSmallScene, smallScene } from './besideSmallScene.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { OpeningWays, type OpeningWaysProps } from './OpeningWays.tsx'
import { OwnerSentence } from './OwnerSentence.tsx'
import { Scene } from './Scene.tsx'
import { Section } from './Section.tsx'

/** The distance from the scene's top to the words on phones, in px. */
const below = 18

const band = {
  paddingBlockStart: belowBar(below),
  paddingBlockEnd: { xs: 2.5, sm: 4.5 },
} as const

/** On tablets: between words and scene, in steps of spacing, and the scene's column. */
const gap = 3
const sceneColumn = '280px'

/** The height of the breadcrumb and a title of one line, on tablets. */
const throughTitle = '120px'

const columns = {
  position: 'relative',
  display: 'grid',
  // Paper has no scene.
  '@media print': { display: 'block' },
  alignItems: 'center',
  columnGap: { sm: gap, md: 6 },
  gridTemplateColumns: { sm: `1fr ${sceneColumn}`, md: '5fr 3fr' },
} as const

/**
 * On phones and tablets the scene reaches to the window's edge. On tablets it also takes the gap, and stands beside the
 * words below the title.
 */
const picture = {
  position: { xs: 'absolute', sm: 'static' },
  insetBlockStart: { xs: `-${below}px` },
  insetInlineEnd: { xs: `-${dimensions.gutter}px` },
  inlineSize: ({ spacing }: Theme) => ({
    xs: smallScene,
    sm: `calc(${sceneColumn} + ${spacing(gap)} + ${dimensions.wideGutter}px)`,
    md: '100%',
  }),
  maxInlineSize: 'none',
  marginInlineStart: { sm: -gap, md: 0 },
  marginBlockStart: { sm: throughTitle, md: 0 },
} as const

const besideScene = besideSmallScene(below)

/** A gallery of scenes follows: on phones its first cards come sooner. */
const pictureAboveGallery = { ...picture, display: { xs: 'none', sm: 'block' } } as const

/** On tablets it reaches over the scene, which stands below. */
const title = {
  marginInlineEnd: ({ spacing }: Theme) => ({ sm: `calc(-1 * (${sceneColumn} + ${spacing(gap)}))`, md: 0 }),
} as const

const words = { maxInlineSize: 'calc(var(--measure) + 1em)' } as const

interface OpeningProps extends OpeningWaysProps {
  ownerFact: OwnerFact | undefined
}

/** What the page offers, the way to Contact and the page's scene. Dark in both schemes. */
export function Opening({ page, promise, ownerFact, slots }: OpeningProps) {
  const { t } = useTexts()
  const { scene, template } = pageRow(page)
  const isAboveGallery = template === 'overview'
  // A jump from the sub-menu scrolls at least by the opening: the sub-menu has to be fixed then, or it goes under the bar.
  const minBlockSize = slots.subMenu ? siteConstants.subMenuFixedAfter : undefined
  return (
    <Section background="band" sx={{ ...band, minBlockSize }}>
      <BannerPattern seed={page} faint />
      <Box sx={columns}>
        {/* Above the scene, which comes from its card in the page before (`app/carryPicture.ts`). */}
        <Stack spacing={{ xs: aboveTitle, sm: 2 }} sx={{ zIndex: 1, alignItems: 'start' }}>
          <Box sx={scene && !isAboveGallery ? besideScene : {}}>
            <Breadcrumb page={page} />
          </Box>
          <Typography variant="h1" tabIndex={-1} sx={title}>
            {t(`pages/${page}:heading`)}
          </Typography>
          {slots.banner && <slots.banner page={page} />}
          <Typography variant="lead" sx={words}>
            {t(`pages/${page}:lead`)}
          </Typography>
          {ownerFact && <OwnerSentence fact={ownerFact} sx={words} />}
          <OpeningWays page={page} promise={promise} slots={slots} />
        </Stack>
        {scene && <Scene name={scene} sx={isAboveGallery ? pictureAboveGallery : picture} />}
      </Box>
    </Section>
  )
}
