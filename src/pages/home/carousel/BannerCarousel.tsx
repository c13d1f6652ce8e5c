import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { useHydrated } from '#hooks/useHydrated.ts'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLanguage } from '#i18n/useLanguage.ts'
import { banners } from '../banners.ts'
import { BannerSlide } from './BannerSlide.tsx'
import { CarouselControls } from './CarouselControls.tsx'
import { Landscape } from './Landscape.tsx'
import { Places } from './Places.tsx'
import { useAutoAdvance } from './useAutoAdvance.ts'
import { useSlides } from './useSlides.ts'

const band = { position: 'relative', color: 'text.primary', backgroundColor: 'surface.band' } as const

const track = {
  position: 'relative',
  // Over the landscape.
  zIndex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  '[data-script] &': { scrollbarWidth: 'none' },
} as const

/**
 * The carousel of banners. It pauses while it has the pointer, the focus or a finger. For visitors who asked for less
 * motion, it does not start by itself.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function BannerCarousel() {
  const { t } = useTexts('accessibility')
  const { direction } = useLanguage()
  const hydrated = useHydrated()
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { index, show, trackProps, placesRef, landscapeRef } = useSlides(banners.length, !reducedMotion)
  const [choice, setChoice] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [touched, setTouched] = useState(false)
  const carouselRef = useRef<HTMLElement>(null)
  // Pointer or focus may be on the carousel before the scripts have loaded. React does not report them later.
  useLayoutEffect(() => {
    setHovered(carouselRef.current?.matches(':hover') === true && window.matchMedia('(hover: hover)').matches)
    setFocused(carouselRef.current?.matches(':focus-within') === true)
  }, [])
  const playing = choice ?? !reducedMotion
  const running = playing && !hovered && !focused && !touched
  useAutoAdvance(running, index, () => show(index + 1))

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(index + (direction === 'rtl' ? -step : step))
  }

  return (
    <Box
      component="section"
      sx={band}
      data-scheme="dark"
      ref={carouselRef}
      aria-roledescription={t('carousel.roleDescription')}
      aria-label={t('carousel.label')}
      onKeyDown={handleKeyDown}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onTouchStart={() => setTouched(true)}
      onTouchEnd={() => setTouched(false)}
      onTouchCancel={() => setTouched(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <Box {...trackProps} sx={track} aria-live={running ? 'off' : 'polite'}>
        {banners.map((banner, position) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            label={t('carousel.slide', { number: position + 1, total: banners.length })}
            hidden={hydrated && position !== index}
          />
        ))}
      </Box>
      <CarouselControls index={index} playing={playing} onShow={show} onToggle={() => setChoice(!playing)} />
      <Places ref={placesRef} index={index} onShow={show} />
      {/* After the words, which give the carousel its height: a browser may paint what has come of a page. */}
      <Landscape ref={landscapeRef} index={index} />
    </Box>
  )
}
