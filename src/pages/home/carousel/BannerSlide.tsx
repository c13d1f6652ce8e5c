import Box from '@mui/material/Box'
import { buttonClasses } from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { dimensions } from '#theme/tokens.ts'
import type { Banner } from '../banners.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { LinkBehavior } from '#theme/LinkBehavior.tsx'
import { pictureEnd, wordsEnd } from './measures.ts'

/** Marks an island as a place to press. */
const islandLink = 'island-link'

const slide = {
  position: 'relative',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  paddingBlock: {
    xs: `calc(${pictureEnd}) 76px`,
    sm: `calc(var(--bar-end) + ${dimensions.barOffset + 32}px) 96px`,
  },
  // The island and the button lead to the same page.
  [`&:has(> .${islandLink}:hover) .${buttonClasses.root}`]: { backgroundColor: 'secondary.dark' },
} as const

/** Room for the words, beside the island of the landscape; on phones below it. */
const Room = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: {
    minBlockSize: ['min(540px, 48vh)', 'min(540px, 48svh)'],
  },
}))

/** On tablets two short lines: the road of the landscape begins beside them. */
const note = {
  maxInlineSize: { sm: '15em', md: 'none' },
  minBlockSize: { sm: '2lh', md: 0 },
  textWrap: 'balance',
} as const

function asHighAs(lines: number) {
  return `calc(${lines} * var(--line-body2) * var(--size-body2) + 10px) !important`
}

/** As high as a note, so that the buttons of all banners stand at one height. */
const withoutNote = {
  marginBlockEnd: { xs: asHighAs(1), sm: asHighAs(2), md: asHighAs(1) },
} as const

const island = {
  position: 'absolute',
  insetInlineEnd: 0,
  insetInlineStart: { xs: 0, sm: wordsEnd },
  insetBlockStart: 'var(--bar-end)',
  insetBlockEnd: { xs: `calc(100% - ${pictureEnd})`, sm: 0 },
} as const

interface BannerSlideProps {
  banner: Banner
  label: string
  /** Whether the slide is out of view: the keyboard and screen readers then skip it. */
  hidden: boolean
}

/** A slide of the carousel. Memoized: a pointer that enters the carousel changes no slide. */
export const BannerSlide = memo(function BannerSlide({ banner, label, hidden }: BannerSlideProps) {
  const { t } = useTexts(['pages/home', 'accessibility'])
  const pageHref = usePageHref()
  const button = t(`pages/home:banners.${banner.id}.button`)
  return (
    <Box
      role="group"
      aria-roledescription={t('accessibility:carousel.slideRoleDescription')}
      aria-label={label}
      inert={hidden}
      sx={slide}
    >
      <Room>
        <Stack
          spacing={{ xs: 2, sm: 2.5, md: 4 }}
          sx={{ alignItems: 'start', maxInlineSize: { sm: '54%', md: 'min(50%, 620px)' } }}
        >
          <Typography color="secondary" sx={{ maxInlineSize: 'none', textWrap: 'balance', fontWeight: 600 }}>
            {t(`pages/home:banners.${banner.id}.smallCaption`)}
          </Typography>
          <Typography variant="display">{t(`pages/home:banners.${banner.id}.bigCaption`)}</Typography>
          {'topic' in banner ? (
            <Stack spacing={1.25} sx={{ alignItems: 'start' }}>
              <ContactButton about={banner.topic} color="secondary">
                {button}
              </ContactButton>
              <Typography variant="body2" color="textSecondary" sx={note}>
                {t(`pages/home:banners.${banner.id}.note`)}
              </Typography>
            </Stack>
          ) : (
            <ButtonLink page={banner.target} color="secondary" sx={withoutNote}>
              {button}
            </ButtonLink>
          )}
        </Stack>
      </Room>
      {/* For pointers alone: it moves along under a finger. Keyboard and screen readers have the button. */}
      <Box
        component={LinkBehavior}
        href={pageHref(banner.target)}
        className={islandLink}
        aria-hidden
        tabIndex={-1}
        sx={island}
      />
    </Box>
  )
})
