import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { banners } from '../banners.ts'

/** The row of controls. Without scripts it is hidden, and the visitor scrolls the track. */
const row = {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 20,
  'html:not([data-script]) &': { display: 'none' },
} as const

/** Buttons are as high as the indicators. */
const forFinger = { padding: 1.5 } as const

const Indicator = styled(ButtonBase)(({ theme }) => ({
  flex: '0 1 36px',
  minInlineSize: 24,
  blockSize: 44,
  paddingInline: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    flexGrow: 1,
    blockSize: 4,
    borderRadius: 2,
    backgroundColor: 'currentColor',
  },
  '&:hover, &[aria-disabled="true"]': { color: theme.vars.palette.secondary.main },
}))

interface CarouselControlsProps {
  index: number
  playing: boolean
  onShow: (index: number) => void
  onToggle: () => void
}

/** The controls of the carousel. The banner's link comes before them; the focus on either stops the banners. */
export function CarouselControls({ index, playing, onShow, onToggle }: CarouselControlsProps) {
  const { t } = useTexts('accessibility')
  return (
    <Box sx={row}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          onClick={onToggle}
          color="inherit"
          edge="start"
          sx={forFinger}
          aria-label={playing ? t('carousel.pause') : t('carousel.play')}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton
          onClick={() => onShow(index - 1)}
          color="inherit"
          sx={forFinger}
          aria-label={t('carousel.previous')}
        >
          <Icon name="previous" />
        </IconButton>
        <IconButton
          onClick={() => onShow(index + 1)}
          color="inherit"
          sx={forFinger}
          aria-label={t('carousel.next')}
        >
          <Icon name="chevron" />
        </IconButton>
        <Stack
          direction="row"
          role="group"
          aria-label={t('carousel.choose')}
          sx={{ minInlineSize: 0, marginInlineStart: 'clamp(0px, 1vw, 12px)' }}
        >
          {banners.map(({ id }, position) => (
            <Indicator
              key={id}
              aria-disabled={position === index}
              aria-label={t('carousel.show', { number: position + 1 })}
              onClick={() => onShow(position)}
            />
          ))}
        </Stack>
      </Container>
    </Box>
  )
}
