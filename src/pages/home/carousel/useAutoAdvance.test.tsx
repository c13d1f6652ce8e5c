// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteConstants } from '#config/siteConstants.ts'
import { useAutoAdvance } from './useAutoAdvance.ts'

const interval = siteConstants.carouselInterval

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function carousel(running: boolean) {
  const advance = vi.fn<() => void>()
  const hook = renderHook(
    (props: { running: boolean; index: number }) => useAutoAdvance(props.running, props.index, advance),
    {
      initialProps: { running, index: 0 },
    },
  )
  return { advance, ...hook }
}

test('advances when the interval is over, not before', () => {
  const { advance } = carousel(true)
  vi.advanceTimersByTime(interval - 1)
  expect(advance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('a change of the banner starts the interval again', () => {
  const { advance, rerender } = carousel(true)
  vi.advanceTimersByTime(interval - 1000)
  rerender({ running: true, index: 2 })
  vi.advanceTimersByTime(interval - 1)
  expect(advance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('does nothing while it is paused, and waits the full time after', () => {
  const { advance, rerender } = carousel(true)
  vi.advanceTimersByTime(interval / 2)
  rerender({ running: false, index: 0 })
  vi.advanceTimersByTime(4 * interval)
  expect(advance).not.toHaveBeenCalled()
  rerender({ running: true, index: 0 })
  vi.advanceTimersByTime(interval)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('stands still below a dialog, and goes on after it', () => {
  const { advance } = carousel(true)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  vi.advanceTimersByTime(4 * interval)
  expect(advance).not.toHaveBeenCalled()
  dialog.remove()
  vi.advanceTimersByTime(interval)
  expect(advance).toHaveBeenCalledTimes(1)
})
