import ButtonBase from '@mui/material/ButtonBase'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { banners } from '../banners.ts'

/** The row of controls. Without scripts it is hidden, and the visitor scrolls the track. */
const Row = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 20,
  'html:not([data-script]) &': { display: 'none' },
  '& > div': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
}))

const Indicators = styled('div')({
  display: 'flex',
  minInlineSize: 0,
  marginInlineStart: 'clamp(0px, 1vw, 12px)',
})

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

/** The controls of the carousel. Pause comes first: the keyboard reaches it before anything that moves. */
export function CarouselControls({ index, playing, onShow, onToggle }: CarouselControlsProps) {
  const { t } = useTexts('accessibility')
  return (
    <Row>
      <Container>
        <IconButton
          onClick={onToggle}
          color="inherit"
          edge="start"
          aria-label={playing ? t('carousel.pause') : t('carousel.play')}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton onClick={() => onShow(index - 1)} color="inherit" aria-label={t('carousel.previous')}>
          <Icon name="previous" />
        </IconButton>
        <IconButton onClick={() => onShow(index + 1)} color="inherit" aria-label={t('carousel.next')}>
          <Icon name="chevron" />
        </IconButton>
        <Indicators role="group" aria-label={t('carousel.choose')}>
          {banners.map(({ id }, position) => (
            <Indicator
              key={id}
              aria-disabled={position === index}
              aria-label={t('carousel.show', { number: position + 1 })}
              onClick={() => onShow(position)}
            />
          ))}
        </Indicators>
      </Container>
    </Row>
  )
}
