import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#i18n/useLanguage.ts'

/** How long the track must rest before its position counts as the visitor's choice, in ms. */
const restTime = 120

/**
 * The track is a native scroller: swiping needs no code, and without JavaScript every slide can be reached. Its
 * position decides the slide only when the visitor moved it, not while it scrolls to one that was asked for.
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

  // A visitor may have swiped before the scripts came. Later, a change of direction mirrors the track:
  // put the same slide back in place.
  const keepPlace = useEffectEvent(() => {
    if (shown.current === undefined) readPosition()
    else scrollTo(shown.current, 'instant')
  })
  useLayoutEffect(() => keepPlace(), [direction])
  // Another width moves the slides, and a track on its way to one goes on to where that was.
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

  /** If a slide's link has the focus, it moves to the next slide's link, because the old slide becomes inert. */
  const showSlide = (next: number) => {
    const track = trackRef.current
    const focused = document.activeElement
    // The track itself can have the focus, too, and keeps it.
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
