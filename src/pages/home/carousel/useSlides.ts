import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#i18n/useLanguage.ts'
import { exchangeWords, standAt, travel } from './travel.ts'

/** In ms. When the track has rested for this time, its position counts as the visitor's choice. */
const restTime = 120

/** In slides; a fraction while a finger is on the way from one to the next. */
const positionOf = (track: HTMLElement) => Math.abs(track.scrollLeft) / track.clientWidth

/**
 * Keeps the index of the slide in step with the track. The track is a native scroller: swiping needs no code, and
 * without JavaScript a visitor can reach every slide. If the visitor moves the track, its position decides the slide;
 * after the code has moved it, it does not. The landscape behind the track goes along with both.
 */
export function useSlides(count: number, moves: boolean) {
  const trackRef = useRef<HTMLDivElement>(null)
  const placesRef = useRef<HTMLUListElement>(null)
  const landscapeRef = useRef<SVGSVGElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const movedByVisitor = useRef(true)
  const [index, setIndex] = useState(0)
  const { direction } = useLanguage()
  const sign = direction === 'rtl' ? -1 : 1

  const scrollTo = (next: number) => {
    const track = trackRef.current
    track?.scrollTo({ left: sign * next * track.clientWidth, behavior: 'instant' })
    standAt(landscapeRef.current, next)
  }

  const shown = useRef<number>(undefined)
  const readPosition = () => {
    const track = trackRef.current
    if (!track) return
    const position = positionOf(track)
    standAt(landscapeRef.current, position)
    shown.current = Math.round(position)
    setIndex(shown.current)
  }

  // A visitor may have swiped before the scripts came. Later, a change of direction mirrors the track: the same slide
  // has to be put back in place.
  const keepPlace = useEffectEvent(() => {
    if (shown.current === undefined) readPosition()
    else scrollTo(shown.current)
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

  /** Moves the focus from the link of the old slide, which becomes inert, or its sign, to that of the next slide. */
  const showSlide = (next: number) => {
    const focused = document.activeElement
    const row = [trackRef.current, placesRef.current].find((each) => each?.contains(focused))
    // If the track itself has the focus, it keeps it.
    if (!row || focused === row) {
      setIndex(next)
      return
    }
    flushSync(() => setIndex(next))
    row.children[next]?.querySelector('a')?.focus({ preventScroll: true })
  }

  const show = (to: number) => {
    const next = (to + count) % count
    clearTimeout(resting.current)
    movedByVisitor.current = false
    shown.current = next
    showSlide(next)
    scrollTo(next)
    if (!moves || to === index) return
    // Beyond either end the row of places goes on with those of the other.
    travel(landscapeRef.current, to - index)
    const slides = trackRef.current?.children
    exchangeWords(slides?.[index], slides?.[next], to > index ? sign : -sign)
  }

  const handleVisitor = () => {
    movedByVisitor.current = true
  }

  const handleScroll = () => {
    clearTimeout(resting.current)
    const track = trackRef.current
    if (!movedByVisitor.current || !track) return
    standAt(landscapeRef.current, positionOf(track))
    resting.current = setTimeout(readPosition, restTime)
  }

  const trackProps = {
    ref: trackRef,
    onScroll: handleScroll,
    onPointerDown: handleVisitor,
    onTouchMove: handleVisitor,
    onWheel: handleVisitor,
  }
  return { index, show, trackProps, placesRef, landscapeRef }
}
