import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/LanguageContext.ts'

/** How long the track must rest before its position counts as the visitor's choice, in ms. */
const restTime = 120

/**
 * The current slide of a scrolling track. The track is a native scroller: swiping needs no code, and without
 * JavaScript every slide is within reach.
 */
export function useSlides(count: number, smooth: boolean) {
  const trackRef = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const { direction } = useLanguage()

  const scrollTo = (next: number, behavior: ScrollBehavior) => {
    const track = trackRef.current
    if (!track) return
    const sign = direction === 'rtl' ? -1 : 1
    track.scrollTo({ left: sign * next * track.clientWidth, behavior })
  }

  // A flip of the direction turns the track around: put the same slide back in place.
  const shown = useRef(index)
  const restore = useEffectEvent(() => scrollTo(shown.current, 'instant'))
  useLayoutEffect(() => restore(), [direction])

  const show = (to: number) => {
    const next = (to + count) % count
    const wraps = Math.abs(next - index) > 1 && to !== next
    shown.current = next
    setIndex(next)
    scrollTo(next, smooth && !wraps ? 'smooth' : 'instant')
    if (smooth && wraps) trackRef.current?.animate({ opacity: [0, 1] }, { duration: 300, easing: 'ease-out' })
  }

  const handleScroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const track = trackRef.current
      if (!track) return
      shown.current = Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
      setIndex(shown.current)
    }, restTime)
  }

  return { index, show, trackProps: { ref: trackRef, onScroll: handleScroll } }
}
