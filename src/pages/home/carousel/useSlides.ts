import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#i18n/useLanguage.ts'

/** In ms. When the track has rested for this time, its position counts as the visitor's choice. */
const restTime = 120

/**
 * Keeps the index of the slide in step with the track. The track is a native scroller: swiping needs no code, and
 * without JavaScript a visitor can reach every slide. If the visitor moves the track, its position decides the slide;
 * while the track scrolls to a slide that the code asked for, it does not.
 */
export function useSlides(count: number, smooth: boolean) {
  const trackRef = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const movedByVisitor = useRef(true)
  const [index, setIndex] = useState(0)
  const { direction } = useLanguage()

  const scrollTo = (next: number, behavior: ScrollBehavior) => {
    const track = trackRef.current
    if (!track) return
    const sign = direction === 'rtl' ? -1 : 1
    track.scrollTo({ left: sign * next * track.clientWidth, behavior })
  }

  const shown = useRef<number>(undefined)
  const readPosition = () => {
    const track = trackRef.current
    if (!track) return
    shown.current = Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
    setIndex(shown.current)
  }

  // A visitor may have swiped before the scripts came. Later, a change of direction mirrors the track: the same slide
  // has to be put back in place.
  const keepPlace = useEffectEvent(() => {
    if (shown.current === undefined) readPosition()
    else scrollTo(shown.current, 'instant')
  })
  useLayoutEffect(() => keepPlace(), [direction])
  // A new width moves the slides, and a scrolling track would stop at the slide's old place.
  useLayoutEffect(() => {
    const track = trackRef.current
    if (!track) return
    let width = track.clientWidth
    const observer = new ResizeObserver(() => {
      if (track.clientWidth === width) return
      width = track.clientWidth
      keepPlace()
    })
    observer.observe(track)
    return () => observer.disconnect()
  }, [])

  /** Moves the focus from the link of the old slide, which becomes inert, to the link of the next slide. */
  const showSlide = (next: number) => {
    const track = trackRef.current
    const focused = document.activeElement
    // If the track itself has the focus, it keeps it.
    if (!track?.contains(focused) || focused === track) {
      setIndex(next)
      return
    }
    flushSync(() => setIndex(next))
    track.children[next]?.querySelector('a')?.focus({ preventScroll: true })
  }

  const show = (to: number) => {
    const next = (to + count) % count
    const wraps = Math.abs(next - index) > 1 && to !== next
    clearTimeout(resting.current)
    movedByVisitor.current = false
    shown.current = next
    showSlide(next)
    scrollTo(next, smooth && !wraps ? 'smooth' : 'instant')
    if (smooth && wraps) trackRef.current?.animate({ opacity: [0, 1] }, { duration: 300, easing: 'ease-out' })
  }

  const handleVisitor = () => {
    movedByVisitor.current = true
  }

  const handleScroll = () => {
    clearTimeout(resting.current)
    if (!movedByVisitor.current) return
    resting.current = setTimeout(readPosition, restTime)
  }

  const trackProps = {
    ref: trackRef,
    onScroll: handleScroll,
    onPointerDown: handleVisitor,
    onTouchMove: handleVisitor,
    onWheel: handleVisitor,
  }
  return { index, show, trackProps }
}
