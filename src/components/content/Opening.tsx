import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { OwnerFact, PromiseKind } from '#config/ownerFacts.ts'
import { pageRow } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { dimensions } from '#theme/tokens.ts'
import { BannerPattern } from './BannerPattern.tsx'
import { besideSmallScene, smallScene } from './besideSmallScene.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ContactButton } from './ContactButton.tsx'
import type { InnerPageSlotProps, InnerPageSlots } from './InnerPageSlots.ts'
import { OwnerSentence } from './OwnerSentence.tsx'
import { PromiseNote } from './PromiseNote.tsx'
import { Scene } from './Scene.tsx'
import { Section } from './Section.tsx'
import { toolsBesideFirst } from './toolsBesideFirst.ts'

/** In steps of spacing, below the words; on tablets and desktops. */
const endPadding = 4.5

const band = {
  // Above the next section, into which the scene reaches.
  zIndex: 1,
  paddingBlockStart: `calc(var(--bar-end) + ${dimensions.barOffset + 16}px)`,
  paddingBlockEnd: { xs: 3, sm: endPadding },
} as const

/** Of tablets, in px. An eighth of it stands in the gutter. */
const sceneOfTablets = 320
const sceneColumn = `${sceneOfTablets - dimensions.wideGutter}px`

const columns = {
  position: 'relative',
  display: 'grid',
  // Paper has no scene.
  '@media print': { display: 'block' },
  alignItems: 'center',
  columnGap: { sm: 3, md: 6 },
  gridTemplateColumns: { sm: `1fr ${sceneColumn}`, md: '5fr 3fr' },
} as const

/** On tablets it reaches to the window's edge, and over the opening's lower one. */
const picture = {
  position: { xs: 'absolute', sm: 'static' },
  insetBlockStart: { xs: '-8px' },
  insetInlineEnd: { xs: '-8px' },
  inlineSize: { xs: smallScene, sm: sceneOfTablets, md: '100%' },
  alignSelf: { sm: 'end', md: 'center' },
  marginBlockEnd: (theme: Theme) => ({
    sm: `calc(-1 * (var(--bleed) + ${theme.spacing(endPadding)}))`,
    md: 0,
  }),
} as const

/** On a phone that lies on its side, the title comes first. */
const besideScene = besideSmallScene(`min(${0.75 * smallScene - 16}px, 14vh)`)

/** In the corner above the scene; on phones beside the first button. */
const corner = {
  position: { sm: 'absolute' },
  insetBlockStart: -10,
  insetInlineEnd: 0,
  marginInlineStart: { xs: 1, sm: 0 },
} as const

const ways = {
  ...toolsBesideFirst,
  columnGap: { sm: 2.5 },
  paddingBlockStart: 1,
  inlineSize: '100%',
} as const

/** A gallery of scenes follows: on phones its first cards come sooner. */
const pictureAboveGallery = { ...picture, display: { xs: 'none', sm: 'block' } } as const

/** On tablets it reaches over the scene, which stands below. */
const title = {
  marginInlineEnd: ({ spacing }: Theme) => ({ sm: `calc(-1 * (${sceneColumn} + ${spacing(3)}))`, md: 0 }),
} as const

const words = { maxInlineSize: 'calc(var(--measure) + 1em)' } as const

/** It says what follows a button that paper does not have; the last band says it there. */
const onScreenOnly = { '@media print': { display: 'none' } } as const

const besideButton = { flex: '1 1 14em', textWrap: 'balance' } as const

interface OpeningProps extends InnerPageSlotProps {
  promise: PromiseKind
  ownerFact: OwnerFact | undefined
  slots: InnerPageSlots
}

/** What the page offers, the way to Contact and the page's scene. Dark in both schemes. */
export function Opening({ page, promise, ownerFact, slots }: OpeningProps) {
  const { t } = useTexts()
  const { scene, template } = pageRow(page)
  const isAboveGallery = template === 'overview'
  // A jump from the sub-menu scrolls at least by the opening: the sub-menu has to be fixed then, or it goes under the bar.
  const minBlockSize = slots.subMenu ? siteConstants.subMenuFixedAfter : undefined
  // The scene leaves the sub-menu free.
  const bleed = slots.subMenu ? '0px' : '32px'
  return (
    <Section background="band" sx={{ ...band, minBlockSize, '--bleed': bleed }}>
      <BannerPattern seed={page} faint />
      <Box sx={columns}>
        {/* Above the scene, which comes from its card in the page before (`app/carryPicture.ts`). */}
        <Stack spacing={{ xs: 1.5, sm: 2 }} sx={{ zIndex: 1, alignItems: 'start' }}>
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
          <Box sx={ways}>
            <ContactButton about={page} color="secondary">
              {t(`pages/${page}:contact.action`)}
            </ContactButton>
            {slots.actions && <slots.actions page={page} />}
            {slots.tools && (
              <Box data-tools sx={corner}>
                <slots.tools page={page} />
              </Box>
            )}
            <PromiseNote
              page={page}
              promise={promise}
              color="textSecondary"
              // Beside a single button, below several.
              sx={[slots.actions ? { flex: '1 0 100%', maxInlineSize: 600 } : besideButton, onScreenOnly]}
            />
          </Box>
        </Stack>
        {scene && <Scene name={scene} sx={isAboveGallery ? pictureAboveGallery : picture} />}
      </Box>
    </Section>
  )
}
