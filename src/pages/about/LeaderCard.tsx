import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Texts } from '#i18n/texts.ts'
import { firstItem } from '#components/content/EvenGrid.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { ArchPattern } from '#components/content/ArchPattern.tsx'
import { textButtonMargin, textButtonPadding } from '#theme/tokens.ts'
import { monogram } from './monogram.ts'

const frame = {
  flex: 'none',
  inlineSize: 'var(--portrait)',
  blockSize: 'calc(var(--portrait) * 1.15)',
  marginBlockEnd: 2.5,
  overflow: 'hidden',
  // Contrast themes show it.
  border: '1px solid transparent',
  borderRadius: ({ vars }: Theme) =>
    `calc(var(--portrait) / 2) calc(var(--portrait) / 2) ${vars.shape.borderRadius} ${vars.shape.borderRadius}`,
  color: 'text.primary',
  backgroundColor: 'surface.band',
  display: 'grid',
} as const

const layer = { gridArea: '1 / 1' }

const Pattern = styled(ArchPattern)({ ...layer, inlineSize: '100%', blockSize: '100%', opacity: 0.4 })

const letters = {
  ...layer,
  // The monogram lies above the pattern, whose opacity makes a stacking context.
  position: 'relative',
  placeSelf: 'center',
  // The letters have the size of the pattern: if they grew with the visitor's text, they would not fit.
  fontSize: 'calc(var(--portrait) * 0.4)',
  fontWeight: 600,
} as const

const picture = { ...layer, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const

type Leader = Texts['pages/about']['leadership']['people'][number]

type LeaderCardProps = Leader & {
  /** The address of the leader's picture, if there is one. */
  portrait: string | undefined
  /** The seed of the pattern that is drawn without a picture. */
  image: string
  /** Whether the card is two columns wide from tablets on. */
  isWide: boolean
}

/** A leader's portrait and words, side by side on phones and tablets, and where the card has two columns. */
export function LeaderCard({ name, designation, portrait, image, isWide, brief, more }: LeaderCardProps) {
  const { t } = useTexts('pages/about')
  const [isShowMore, setIsShowMore] = useState(false)
  const moreId = useId()
  const shownName = isShowMore ? 'less' : 'more'
  return (
    <Stack
      component="li"
      direction={{ xs: 'row', md: isWide ? 'row' : 'column' }}
      sx={{
        columnGap: { xs: 2.5, md: 4 },
        ...(isWide && firstItem),
        // On wide screens, the card with two columns is as high as those beside it.
        '--portrait': { xs: 'clamp(72px, 24vw, 112px)', sm: '112px', md: isWide ? '220px' : '148px' },
      }}
    >
      <Box aria-hidden data-scheme="dark" sx={frame}>
        {portrait ? (
          <Box component="img" src={portrait} alt="" loading="lazy" sx={picture} />
        ) : (
          <>
            <Pattern seed={image} columns={4} rows={5} />
            <Box component="span" sx={letters}>
              {monogram(name)}
            </Box>
          </>
        )}
      </Box>
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
          {designation}
        </Typography>
        <p>{brief}</p>
        <Button
          size="small"
          sx={{
            minWidth: 0,
            minBlockSize: { xs: 44, md: 0 },
            paddingInline: `${textButtonPadding}px`,
            marginInlineStart: textButtonMargin,
            // Contrast themes draw its edge.
            '@media (forced-colors: active)': { marginInlineStart: 0 },
            'html:not([data-script]) &': { display: 'none' },
          }}
          aria-expanded={isShowMore}
          aria-controls={moreId}
          aria-label={t(isShowMore ? 'leadership.lessAbout' : 'leadership.moreAbout', { name })}
          onClick={() => setIsShowMore(!isShowMore)}
          endIcon={<Icon name="expand" sx={{ transform: isShowMore ? 'rotate(180deg)' : 'none' }} />}
        >
          {/* An element for each name: the text may be a translator's by now, and would stay. */}
          <span key={shownName}>{t(`leadership.${shownName}`)}</span>
        </Button>
        <Collapse id={moreId} in={isShowMore}>
          <p>{more}</p>
        </Collapse>
      </div>
    </Stack>
  )
}
