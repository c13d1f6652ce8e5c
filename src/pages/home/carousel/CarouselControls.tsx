import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { PageWidth } from '#components/content/PageWidth.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { banners } from '../banners.ts'

/** Hidden without scripts: the track itself scrolls then. */
const Row = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 28,
  'html:not([data-script]) &': { display: 'none' },
  '& > div': { display: 'flex', alignItems: 'center', gap: 8 },
})

const Control = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  '&:hover': { color: theme.vars.palette.secondary.main, borderColor: 'currentColor' },
}))

const Indicators = styled('div')({
  display: 'flex',
  minInlineSize: 0,
  marginInlineStart: 'clamp(0px, 1vw, 12px)',
})

const Indicator = styled('button')(({ theme }) => ({
  flex: '0 1 36px',
  minInlineSize: 24,
  blockSize: 44,
  padding: '0 4px',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    display: 'block',
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

/** Pause comes first, so that the keyboard reaches it before anything that moves. */
export function CarouselControls({ index, playing, onShow, onToggle }: CarouselControlsProps) {
  const { t } = useTexts('accessibility')
  return (
    <Row>
      <PageWidth>
        <Control type="button" onClick={onToggle}>
          <Icon name={playing ? 'pause' : 'play'} />
          <VisuallyHidden>{playing ? t('carousel.pause') : t('carousel.play')}</VisuallyHidden>
        </Control>
        <Control type="button" onClick={() => onShow(index - 1)}>
          <Icon name="previous" />
          <VisuallyHidden>{t('carousel.previous')}</VisuallyHidden>
        </Control>
        <Control type="button" onClick={() => onShow(index + 1)}>
          <Icon name="chevron" />
          <VisuallyHidden>{t('carousel.next')}</VisuallyHidden>
        </Control>
        <Indicators role="group" aria-label={t('carousel.choose')}>
          {banners.map(({ id }, position) => (
            <Indicator
              key={id}
              type="button"
              aria-disabled={position === index}
              onClick={() => onShow(position)}
            >
              <VisuallyHidden>{t('carousel.show', { number: position + 1 })}</VisuallyHidden>
            </Indicator>
          ))}
        </Indicators>
      </PageWidth>
    </Row>
  )
}
