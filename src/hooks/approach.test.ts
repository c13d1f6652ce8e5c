// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteConstants } from '#config/siteConstants.ts'
import { approach } from './approach.ts'
import { jumpToElement } from './scrolling.ts'

const windowHeight = 900
const sectionPlace = 4000
/** A browser that never comes to the end of a smooth way. */
const place = { y: 0 }

function go(y: number, { behavior }: ScrollToOptions) {
  if (behavior === 'instant') place.y = Math.max(0, y)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', windowHeight)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place.y)
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => go(options.top ?? 0, options))
  vi.stubGlobal('scrollBy', (options: ScrollToOptions) => go(place.y + (options.top ?? 0), options))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function sectionAt(y: number) {
  const scrollIntoView = vi.fn<(options: ScrollToOptions) => void>((options) => go(y, options))
  const section = Object.assign(document.createElement('section'), { scrollIntoView })
  document.body.append(section)
  return section
}

test.for([
  [8000, 90],
  [90, 90],
  [60, 60],
  [0, 0],
])('a window at %s px begins the way to the top at %s px', ([before, after]) => {
  // The height that the window was scrolled in has gone with the page before.
  place.y = 0
  approach(null, before ?? Number.NaN)
  expect(place.y).toBe(after)
})

test.for([
  [sectionPlace, 3910],
  [50, 0],
])('the way to a section at %s px begins at %s px, wherever the window was', ([section, after]) => {
  for (const before of [0, 3990, 8000]) {
    place.y = before
    approach(sectionAt(section ?? Number.NaN), before)
    expect(place.y).toBe(after)
  }
})

test('a jump whose way was begun is tried again if the window stays where it began', () => {
  const section = sectionAt(sectionPlace)
  approach(section, 0)
  jumpToElement(section)
  // The browser tells of the placing in its next frame.
  window.dispatchEvent(new Event('scroll'))
  section.scrollIntoView.mockClear()
  vi.advanceTimersByTime(siteConstants.anchorRetryDelay - 1)
  expect(section.scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(section.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'smooth' })
})
